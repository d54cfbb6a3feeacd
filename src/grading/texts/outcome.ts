// What a failure's own sentence says about its kind. Closed lists in two languages; a text that fits no list says nothing.

/** A family of failures whose next moves differ. */
export type ToldKind = 'transient' | 'validation' | 'permission' | 'policy';

const forms: readonly [ToldKind, RegExp][] = [
  [
    'transient',
    /\btim(?:ed?|ing)[ -]?out\b|\bdid(?: not|n't) (?:answer|respond|reply)\b|\bno (?:answer|response|reply) (?:from|within)\b|\b(?:temporarily |service |currently )unavailable\b|\btemporar(?:y|ily)\b|\boverloaded\b|\b(?:server|service|database) is busy\b|\bconnection (?:was )?(?:reset|refused|lost|closed)\b|\brate[ -]?limit|\btoo many requests\b|\b(?:429|502|503|504)\b|タイムアウト|時間切れ|応答し?(?:ません|がありません)|混み合|混雑|一時的/i,
  ],
  [
    'permission',
    /\bpermission(?:s)? (?:denied|required|missing)\b|\bnot (?:allowed|authori[sz]ed|permitted)\b|\bunauthori[sz]ed\b|\bforbidden\b|\baccess (?:is |was )?denied\b|\b(?:lacks?|missing|without|insufficient) (?:the )?(?:\w+ )?(?:permissions?|scopes?|rights?|privileges?)\b|\b(?:401|403)\b|権限(?:が|は)(?:ありません|ない|足りません|不足)/i,
  ],
  [
    'policy',
    /\b(?:policy|business rule)\b|\b(?:exceeds?|above|over|beyond) (?:the |your )?(?:\w+ )?(?:limit|budget|allowance)\b|\bnot eligible\b|\b(?:refund|return) (?:period|window)\b|\b(?:needs?|requires?) (?:\w+ ){0,3}?approval\b|承認が(?:必要|要り)|規定|方針(?:で|に)|上限を超え|期限を過ぎ/i,
  ],
  [
    'validation',
    /\bmust (?:be|not|have|match|contain)\b|\bis (?:required|missing|invalid|not a valid)\b|\binvalid (?:\w+ )?(?:argument|parameter|value|input|date|format|id)\b|\bnot a valid\b|\bout of range\b|\bunknown (?:field|argument|parameter|property)\b|\bexpected (?:an? )?(?:integer|string|number|date|boolean)\b|形式が(?:違|合)|範囲外|必須です|指定してください/i,
  ],
];

/** A credential that is not taken is a matter of permission, whatever else the sentence says of it. */
const credential =
  /\b(?:api ?key|(?:access |api |bearer |refresh )?token|credentials?|password)\b (?:is |was |has |have |are )?(?:been )?(?:invalid|expired|revoked|rejected|refused|wrong)\b|\b(?:invalid|expired|revoked) (?:api ?key|(?:access |api |bearer |refresh )?token|credentials?)\b|\bnot (?:authenticated|logged in|signed in)\b|\bauthentication (?:failed|required|is required)\b|認証(?:に失敗|が必要|されていません|できません)|(?:トークン|APIキー)(?:が|は)(?:無効|期限切れ|失効)/i;

/** The one kind that `text` tells; undefined where it tells none, or more than one. */
export function toldKind(text: string): ToldKind | undefined {
  const plain = text.normalize('NFKC').slice(0, 4000);
  if (credential.test(plain)) return 'permission';
  const found = forms.filter(([, form]) => form.test(plain)).map(([kind]) => kind);
  return found.length === 1 ? found[0] : undefined;
}

/** True where a text says that the call ended before anybody knew what it did. */
export function endsUnknown(text: string): boolean {
  return /\btim(?:ed?|ing)[ -]?out\b|\bdid(?: not|n't) (?:answer|respond|reply)\b|\bno (?:answer|response|reply)\b|\bconnection (?:was )?(?:reset|lost|closed|dropped)\b|\b(?:502|504)\b|\bgateway\b|\bmay (?:or may not )?have (?:been|gone|happened)\b|\bunknown whether\b|\boutcome (?:is )?unknown\b|タイムアウト|時間切れ|応答し?(?:ません|がありません)|接続が切れ/i.test(
    text.normalize('NFKC').slice(0, 4000),
  );
}

/** True where a text says that nothing was done. */
export function saysUndone(text: string): boolean {
  return /\bnothing (?:was|has been) (?:changed|sent|charged|created|written|done|saved|booked|paid)\b|\bno (?:changes?|charge|payment|refund|booking|order) (?:was|were|has been) (?:made|sent|created)\b|\bwas not (?:sent|charged|created|started|executed|accepted)\b|\bbefore (?:it|the request) was sent\b|何も(?:変わ|変更|作成|送信|実行)(?:って|して|され)?い?ません|実行されていません/i.test(
    text.normalize('NFKC').slice(0, 4000),
  );
}

/** True where a text tells to look before a second attempt. */
export function saysLookFirst(text: string): boolean {
  return /\b(?:look(?: it)? up|check|verify|confirm|search|list|query|see) (?:\w+ ){0,6}(?:first|before|whether|if|status)\b|\bbefore (?:any|a|you|the) (?:second|retry|retrying|repeat|another|try)|\b(?:use|call) \w+(?:_\w+)+ (?:to|first|before)\b|(?:確認|確かめ|照会|調べ)(?:して|て)から|(?:先に|まず).{0,20}(?:確認|確かめ|照会|調べ)/i.test(
    text.normalize('NFKC').slice(0, 4000),
  );
}

/** What runtimes say of a fault that nobody caught. */
const exception =
  /\bobject has no attribute\b|\bNoneType\b|\b(?:list|string|tuple|array) index out of range\b|\bis not (?:a function|iterable|subscriptable|callable)\b|\bCannot read propert(?:y|ies) of\b|\b(?:undefined|null) is not an object\b|\bnull reference\b|\b[A-Z]\w+(?:Error|Exception)\b|\bE(?:CONN(?:REFUSED|RESET)|NOENT|NOTFOUND|ACCES|PERM|TIMEDOUT)\b/;

/** True where a text opens as a failure does. Only short texts are read: a long one may quote anything. */
export function opensAsFailure(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  if (
    /^(?:\W{0,3})(?:an? )?(?:[A-Z]\w*)?(?:error|exception|failure|failed|fatal)\b\s*(?:[:：!.\-–—(\[]|\w|$)/i.test(plain) &&
    !/^(?:\W{0,3})(?:no|0|zero) (?:error|failure)/i.test(plain)
  )
    return !/^errors?:? (?:0|none|logs?|rates?|budgets?|codes?|handling|reports?|messages?)\b/i.test(plain);
  if (/^(?:エラー|失敗)(?:[:：。]|しました|が発生)/.test(plain)) return true;
  // A name before the colon, and behind it the words of a language's own exception: "SeedList error: 'NoneType' object …".
  if (/^[\w .'"()/-]{1,60}\b(?:error|failed|failure|exception)(?: \([^)\n]{0,40}\))?: /i.test(plain) && exception.test(plain.slice(0, 400)))
    return true;
  // One line that opens with a cross; in a list of crosses and ticks it is an entry of the list.
  if (/^(?:❌|✖|⛔|🚫)/u.test(plain) && !/[✅✔☑]/u.test(plain) && !plain.includes('\n')) return true;
  const first = plain.slice(0, 300).split(/[。\n]|\.(?=\s|$)/)[0] ?? '';
  // What happens if, or what somebody says, is told about and has not happened here.
  if (plain.length > 400 || /\b(?:if|when|unless|whether|says|said)\b.*\b(?:failed|unable|cannot|can't|could)\b/i.test(first)) return false;
  return /\b(?:failed to|unable to|could(?: not|n't)|can(?:not|'t)) (?!be found\b)\w+|\bpermission denied\b|\baccess denied\b|\bunauthori[sz]ed\b|\bforbidden\b|\btim(?:ed?)[ -]?out\b|\brate[ -]?limit(?:ed| reached| exceeded)|\btoo many requests\b|\bquota exceeded\b|\binvalid (?:\w+ )?(?:argument|parameter|value|input|request)\b|\binternal server error\b|\bHTTP [45]\d\d\b|に失敗しました|できませんでした|エラーが発生|権限がありません|タイムアウト/i.test(
    first,
  );
}
