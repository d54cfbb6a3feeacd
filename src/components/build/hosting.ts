// Decision 13: where the site is served, from the environment. A base is one path with slashes at both ends.
import { Hosting } from '../../model/site.ts';

/** Headers sent with every file; the policy of each page is added at build. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Reads POKAYOKE_SITE (origin) and POKAYOKE_BASE (path). Throws with what to do where they do not fit. */
export function hosting(env: Readonly<Record<string, string | undefined>>): Hosting {
  const path = (env['POKAYOKE_BASE'] ?? '')
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  const base = path === '' ? '/' : `/${path}/`;
  const site = (env['POKAYOKE_SITE'] ?? 'http://localhost').replace(/\/+$/, '');
  if (!URL.canParse(site) || new URL(site).pathname !== '/') {
    throw new Error(
      `POKAYOKE_SITE is "${site}". Write an origin without a path, such as https://example.org; the path belongs into POKAYOKE_BASE.`,
    );
  }
  return Hosting.parse({ site, base, headers });
}
