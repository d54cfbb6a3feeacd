// Logarithm, exponential and rounding from +, -, * and / alone, so that every engine gives the same bits.

const ln2 = 0.6931471805599453;

/** The natural logarithm of a positive, finite number. */
export function ln(value: number): number {
  let mantissa = value;
  let twos = 0;
  while (mantissa > 1.4) {
    mantissa /= 2;
    twos += 1;
  }
  while (mantissa < 0.7) {
    mantissa *= 2;
    twos -= 1;
  }
  // ln m = 2 artanh((m - 1) / (m + 1)); |x| is below 0.18, so 13 terms are exact to the last bits.
  const x = (mantissa - 1) / (mantissa + 1);
  let sum = 0;
  for (let power = 25; power >= 1; power -= 2) sum = sum * x * x + 1 / power;
  return twos * ln2 + 2 * x * sum;
}

/** e to a power; below -700 it is 0. */
export function exp(value: number): number {
  if (value < -700) return 0;
  const twos = Math.round(value / ln2);
  const rest = value - twos * ln2;
  let sum = 1;
  for (let term = 20; term >= 1; term -= 1) sum = 1 + (sum * rest) / term;
  for (let i = 0; i < twos; i += 1) sum *= 2;
  for (let i = 0; i > twos; i -= 1) sum /= 2;
  return sum;
}

/** Rounded to four decimals, without a negative zero: the form in which points are shown and stored. */
export function points(value: number): number {
  const rounded = Math.round(value * 10000) / 10000;
  return rounded === 0 ? 0 : rounded;
}
