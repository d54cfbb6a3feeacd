// Everything that a connection needs, in one chunk that is loaded with the first press.
import type { Header, Target } from './target.ts';
import { coach, type Surroundings } from './coach.ts';
import { dial } from './dial.ts';
import { browserChecker } from '../../../runner/check.ts';
import type { Shown } from './Dialed.tsx';

export { Dialed } from './Dialed.tsx';

const timeoutMs = 15_000;
const clientInfo = { name: 'pokayoke', version: '0.1.0' };

/** What the browser says about connections to the local network; names of the permission differ between versions. */
async function permission(): Promise<Surroundings['permission']> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // This browser does not know the name.
    }
  }
  return 'unknown';
}

/** Connects, and takes secrets out of what came. */
export async function start(target: Target, header: Header): Promise<Shown> {
  const dialed = await dial(target, {
    clientInfo,
    timeoutMs,
    fetch: (url, init) => fetch(url, { ...init, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }),
  });
  if (!dialed.ok) {
    const around: Surroundings = {
      secure: location.protocol === 'https:',
      pageLocal: /^(?:localhost|127\.|\[::1\])/.test(location.hostname),
      local: target.local,
      plain: target.url.startsWith('http:'),
      permission: target.local ? await permission() : 'unknown',
    };
    return { dialed, advice: coach(dialed, around), text: '', places: 0 };
  }
  const checker = browserChecker();
  const values = header.value.trim() === '' ? [] : [{ name: header.name.trim(), value: header.value.trim() }];
  const end = await checker.ask({ type: 'redact', text: JSON.stringify(dialed.snapshot), values });
  checker.close();
  return end.ok ? { dialed, advice: [], ...end.answer } : { dialed, advice: [end.why], text: '', places: 0 };
}
