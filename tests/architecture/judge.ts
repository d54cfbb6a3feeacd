// Decides whether one import stands within the walls. A pure function of the table in floors.ts.
import { join, matchesGlob, posix, relative, resolve } from 'node:path';
import type { Room } from './floors.ts';
import { exceptions, packageWalls, pureFiles, rooms, site } from './floors.ts';

const src = join(import.meta.dirname, '../../src');

/** The part of a path under `src/`, or undefined outside it. Accepts absolute paths, and relative ones from the working folder. */
export function underSrc(path: string): string | undefined {
  const inside = relative(src, resolve(path)).replaceAll('\\', '/');
  return inside === '' || inside.startsWith('..') ? undefined : inside;
}

/** The room that owns a path under `src/`, and the room's own folder there (`labs/tool-error` for `labs/*`). */
export function roomOf(path: string): { room: Room; folder: string } | undefined {
  for (const room of rooms) {
    const depth = room.at.split('/').length;
    const folder = path.split('/').slice(0, depth).join('/');
    if (matchesGlob(folder, room.at)) return { room, folder: room.id ?? folder };
  }
  return undefined;
}

function excepted(from: string, to: string): boolean {
  return exceptions.some((exception) => matchesGlob(from, exception.from) && exception.to === to);
}

/** True where a file under `src/` matches one of the patterns. */
export function isOneOf(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesGlob(path, pattern));
}

/** True where a file under `src/` may name nothing of the world around it. */
export function isPure(path: string): boolean {
  return roomOf(path)?.room.pure === true || isOneOf(path, pureFiles);
}

function judgePackage(from: string, specifier: string): string | undefined {
  const wall = packageWalls.find(({ matches }) => matches.test(specifier));
  if (wall === undefined || isOneOf(from, wall.only) || excepted(from, specifier)) return undefined;
  return `'${specifier}' may not be imported in src/${from}. ${wall.because}`;
}

/**
 * Why the import of `specifier` in the file `from` (under `src/`) breaks a wall, or undefined where it does not.
 * The message says what, why, and where the code goes instead.
 */
export function judgeImport(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return judgePackage(from, specifier);
  const target = posix.normalize(posix.join('src', posix.dirname(from), specifier)).replace(/[?#].*$/, '');
  const here = roomOf(from);
  if (here === undefined) return `src/${from} is in no room. Add the room to tests/architecture/floors.ts, with its floor.`;
  if (!target.startsWith('src/')) {
    if (/^(content|exercises|public|package\.json)(\/|$)/.test(target) && here.room.floor >= 4) return undefined;
    return `src/${from} reaches out of src/ for '${specifier}'. Data comes in through src/catalog; tests are never imported.`;
  }
  const to = target.slice('src/'.length);
  const there = roomOf(to);
  if (there === undefined) return `src/${to} is in no room. Add the room to tests/architecture/floors.ts, with its floor.`;
  if (here.folder === there.folder || (site.has(here.folder) && site.has(there.folder))) return undefined;
  if (excepted(from, there.folder)) return undefined;
  const [a, b] = [`src/${here.folder} (floor ${String(here.room.floor)})`, `src/${there.folder} (floor ${String(there.room.floor)})`];
  const model = there.folder === 'model' && here.folder === 'schema';
  if (there.room.floor > here.room.floor) {
    return `Nothing imports upward: ${a} may not import ${b}. Pass the value in as an argument, or move the shared part down, to src/model.`;
  }
  if (there.room.floor === here.room.floor && !model) {
    return `Rooms of one floor do not know each other: ${a} may not import ${b}. Let a room above join the two, or share through src/model.`;
  }
  if (here.folder.startsWith(`${there.folder}/`)) return undefined;
  const door = to.slice(there.folder.length + 1);
  if (isOneOf(door, there.room.doors)) return undefined;
  return `Enter src/${there.folder} (${there.room.holds}) through ${there.room.doors.join(', ')}, not through '${door}'. Export what you need there.`;
}
