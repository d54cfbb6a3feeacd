// Instants as people write them: a date, a time, and where on earth. Only the proleptic Gregorian calendar; no clock, no zone database.

/** A written instant, taken apart. */
export type Written = {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM, with seconds and fraction as written. */
  time: string;
  /** Minutes east of UTC; undefined where the text names none. */
  offset: number | undefined;
};

const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/;

/** Zones that an exercise may name, in minutes east of UTC. Fixed: no summer time. */
const named: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  jst: 540,
  'asia/tokyo': 540,
  'asia/seoul': 540,
  'asia/singapore': 480,
  'asia/kolkata': 330,
};

/** Minutes east of UTC for `+09:00`, `Z`, `Asia/Tokyo`; undefined for anything else. */
export function offsetOf(zone: string): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (match !== null) return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
  const key = zone.toLowerCase();
  return Object.hasOwn(named, key) ? named[key] : undefined;
}

/** Takes a written instant apart; undefined for any other text. */
export function written(text: string): Written | undefined {
  const match = iso.exec(text);
  if (match === null) return undefined;
  return { date: match[1] ?? '', time: match[2] ?? '', offset: match[3] === undefined ? undefined : offsetOf(match[3]) };
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True where the calendar has that day. */
export function dateExists(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const last = month === 2 && leap ? 29 : (lengths[month - 1] ?? 0);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && day >= 1 && day <= last;
}

/** Days since 1970-01-01. */
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

function dateOf(days: number): string {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const ofEra = z - era * 146_097;
  const year = Math.floor((ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  return `${pad(year + era * 400 + (month <= 2 ? 1 : 0), 4)}-${pad(month, 2)}-${pad(ofYear - Math.floor((153 * shifted + 2) / 5) + 1, 2)}`;
}

/** Seconds since 1970-01-01T00:00:00Z; undefined where the zone is missing or the day does not exist. */
export function epochOf({ date, time, offset }: Written): number | undefined {
  if (offset === undefined || !dateExists(date)) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return dayNumber(date) * 86_400 + hours * 3600 + minutes * 60 + seconds - offset * 60;
}

/** Writes an instant at `offset` in the precision of `like` (a time such as `13:00` or `13:00:00`). */
export function writtenAt(epoch: number, offset: number, like: string): { date: string; time: string } {
  const local = epoch + offset * 60;
  const days = Math.floor(local / 86_400);
  const rest = local - days * 86_400;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const time = `${pad(Math.floor(rest / 3600))}:${pad(Math.floor(rest / 60) % 60)}:${pad(Math.floor(rest % 60))}`;
  return { date: dateOf(days), time: like.length > 5 ? time + like.slice(8).replace(/\d/g, '0') : time.slice(0, 5) };
}

/** The seconds since the epoch of an exercise's own value, which always names its zone. */
export function epochOfValue(value: string): number | undefined {
  const parts = written(value);
  return parts === undefined ? undefined : epochOf(parts);
}

/** The one spelling in which instants are compared and recorded: `2026-10-14T04:00:00Z`. */
export function asUtc(epoch: number | undefined): string | undefined {
  if (epoch === undefined) return undefined;
  const { date, time } = writtenAt(epoch, 0, '00:00:00');
  return `${date}T${time}Z`;
}

/** How a call treats the zone that the user spoke in. Of the two readings the one that more requests show is the learner's. */
export function zoneHabits(value: string, zone: string): { strip: string; add: string }[] {
  const own = written(value)?.offset === offsetOf(zone);
  return [...(own ? [{ strip: 'zone', add: 'own' }] : []), { strip: 'zone', add: zone }];
}

/** `+09:00` for 540. */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset);
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
