// Numbers written in Japanese numerals, as digits: 二百個 holds 200, 四一〇二 holds 4102.

const digits: Readonly<Record<string, number>> = { 〇: 0, 零: 0, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

function valueOf(word: string): string {
  const signs = [...word];
  if (signs.every((sign) => sign in digits)) return signs.map((sign) => String(digits[sign])).join('');
  let sum = 0;
  let open = 0;
  for (const sign of signs) {
    const place = places[sign];
    if (place === undefined) open = digits[sign] ?? 0;
    else {
      sum += (open === 0 ? 1 : open) * place;
      open = 0;
    }
  }
  return String(sum + open);
}

/** The text in NFKC without thousands separators, and behind it the text with its Japanese numerals as digits. */
export function withDigits(text: string): string {
  const plain = text.normalize('NFKC').replace(/(?<=\d),(?=\d{3})/g, '');
  const turned = plain.replace(/[〇零一二三四五六七八九十百千]{2,}|[一二三四五六七八九十百千](?=個|本|枚|件|点|日|時間|円|回)/g, valueOf);
  return turned === plain ? plain : `${plain}\n${turned}`;
}
