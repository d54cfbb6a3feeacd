// What the harness reads from the fields of a failed result. MCP defines none of them: they are the server's own convention.
import { type Json, isObject, own } from '../../model/json.ts';

/** The kinds that the harness tells apart. */
export type FailureKind = 'transient' | 'validation' | 'policy' | 'permission' | 'unknown-outcome';

/** The fields as read; undefined where nothing says so. */
export type FailureFields = { kind?: FailureKind; retryable?: boolean };

/** Field names that mean the same, compared without case, hyphen or underscore. */
const kindNames = new Set(['errorcategory', 'category', 'kind', 'errorkind', 'errortype', 'failurekind']);
const retryNames = new Set(['isretryable', 'retryable', 'retriable', 'isretriable', 'canretry']);

/** Words for each kind, compared without case, hyphen, underscore or space. Listed on the page. */
export const kindWords: Readonly<Record<FailureKind, readonly string[]>> = {
  transient: [
    'transient',
    'temporary',
    'timeout',
    'unavailable',
    'busy',
    'transientfailure',
    '一時的',
    '一時的な失敗',
    '混雑',
    '時間切れ',
    'タイムアウト',
  ],
  validation: [
    'validation',
    'invalid',
    'invalidargument',
    'invalidarguments',
    'invalidinput',
    'badrequest',
    'input',
    'validationfailure',
    'validationerror',
    '検証',
    '検証の失敗',
    '入力',
    '入力の誤り',
    '引数の誤り',
  ],
  policy: [
    'policy',
    'business',
    'businessrule',
    'businesserror',
    'rule',
    'policyrefusal',
    'policyviolation',
    '方針',
    '方針による拒否',
    '規則',
    '業務規則',
    '業務ルール',
    'ルール',
  ],
  permission: [
    'permission',
    'forbidden',
    'unauthorized',
    'authorization',
    'accessdenied',
    'permissiondenied',
    'permissionfailure',
    'scope',
    '権限',
    '権限の不足',
    '権限不足',
    '認可',
  ],
  'unknown-outcome': ['unknown', 'unknownoutcome', 'outcomeunknown', 'indeterminate', 'ambiguous', '結果不明', '不明'],
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

const kinds = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) => words.map((word) => [plain(word), kind as FailureKind] as const)),
);

function asBoolean(value: Json): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? plain(value) : '';
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/**
 * Reads kind and retryable from one JSON value: its own fields, or those of an object one or two levels inside
 * (`{error: {category, retryable}}`).
 */
export function failureFields(value: Json | undefined, depth = 2): FailureFields {
  if (Array.isArray(value)) {
    return value.map((item) => failureFields(item, depth - 1)).reduce((first, next) => ({ ...next, ...first }), {});
  }
  if (!isObject(value) || depth < 0) return {};
  const found: FailureFields = {};
  for (const [key, field] of Object.entries(value)) {
    const name = plain(key);
    const kind = typeof field === 'string' ? kinds.get(plain(field)) : undefined;
    if (kindNames.has(name) && kind !== undefined) found.kind ??= kind;
    const retryable = asBoolean(field);
    if (retryNames.has(name) && retryable !== undefined) found.retryable ??= retryable;
  }
  for (const key of Object.keys(value)) {
    const inner = failureFields(own(value, key), depth - 1);
    if (inner.kind !== undefined) found.kind ??= inner.kind;
    if (inner.retryable !== undefined) found.retryable ??= inner.retryable;
  }
  return found;
}
