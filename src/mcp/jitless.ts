// Side effect only: zod must never compile with `new Function`, or a strict CSP reports an event.
// The switch is read while the SDK builds its schemas, so this module is evaluated before the SDK (see sdk.ts).
import { config } from 'zod/mini';

config({ jitless: true });
