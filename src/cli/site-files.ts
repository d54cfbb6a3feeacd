// From a request's path to a file of the built site. Nothing outside the folder can be reached.
import { statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';

/** What a path leads to. */
export type Target = { kind: 'file'; file: string; type: string } | { kind: 'redirect'; to: string } | { kind: 'missing' };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The media type of a file by its extension. */
export function typeOf(file: string): string {
  return types[extname(file)] ?? 'application/octet-stream';
}

/** What kind of thing stands on the disk; a path that cannot be asked for is nothing. */
function kindOf(path: string): 'file' | 'folder' | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? 'file' : stat?.isDirectory() ? 'folder' : undefined;
}

/** Finds the file for a URL path (still encoded). `base` has slashes at both ends. */
export function resolvePath(dir: string, base: string, urlPath: string): Target {
  let path: string;
  try {
    path = decodeURIComponent(urlPath);
  } catch {
    return { kind: 'missing' };
  }
  if (path.includes('\0') || path.includes('\\')) return { kind: 'missing' };
  if (`${path}/` === base || (path === '/' && base !== '/')) return { kind: 'redirect', to: base };
  if (!path.startsWith(base)) return { kind: 'missing' };
  const root = normalize(dir).replace(/[\\/]+$/, '');
  const full = join(root, path.slice(base.length));
  if (full !== root && !full.startsWith(root + sep)) return { kind: 'missing' };
  if (full.split(sep).some((part) => part === '_headers')) return { kind: 'missing' };
  const kind = kindOf(full.replace(/[\\/]+$/, '') || root);
  if (kind === 'file' && !path.endsWith('/')) return { kind: 'file', file: full, type: typeOf(full) };
  const index = join(full, 'index.html');
  if (kind !== 'folder' || kindOf(index) !== 'file') return { kind: 'missing' };
  // A second slash at the front would make the address one of another host.
  return path.endsWith('/')
    ? { kind: 'file', file: index, type: typeOf(index) }
    : { kind: 'redirect', to: `/${path.replace(/^\/+/, '')}/` };
}
