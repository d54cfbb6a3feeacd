// The numbers of a chart as bars and as words. A bar always begins at 0; percentages that are shares of a whole are drawn against 100.
import type { Chart } from '../../model/content.ts';

/** A chart ready to be set: lengths in thousandths of the width, values as they are read. */
export type Bars = {
  /** What stands at the two ends of the scale, with the unit. */
  ends: [string, string];
  /** Where 0 is. */
  zero: number;
  rows: { label: string; note?: string; x: number; width: number; value: string; n?: string }[];
  /** True where at least one row says its number of cases. */
  counted: boolean;
};

function decimals(value: number): number {
  return Math.min(3, (String(value).split('.')[1] ?? '').length);
}

/** `-1234.5` with one decimal is `−1,234.5`: a true minus sign, and groups of three from 1,000 on. */
export function figures(value: number, places: number): string {
  const [whole = '', part] = Math.abs(value).toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** Lays a chart out. */
export function barsOf({ unit, rows }: Chart): Bars {
  const values = rows.map(({ value }) => value);
  const places = Math.max(...values.map(decimals));
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  // A share of a whole says more beside the whole; very small shares would vanish there.
  const share = unit === '%' && least === 0 && most >= 10 && most <= 100;
  const to = share ? 100 : least === 0 && most === 0 ? 1 : most;
  const at = (value: number): number => Math.round(((value - least) / (to - least)) * 1000);
  const end = (value: number): string => figures(value, Number.isInteger(value) ? 0 : places) + unit;
  return {
    ends: [end(least), end(to)],
    zero: at(0),
    counted: rows.some(({ n }) => n !== undefined),
    rows: rows.map(({ label, note, value, n }) => ({
      label,
      ...(note !== undefined && { note }),
      x: Math.min(at(0), at(value)),
      width: Math.abs(at(value) - at(0)),
      value: figures(value, places) + unit,
      ...(n !== undefined && { n: figures(n, 0) }),
    })),
  };
}
