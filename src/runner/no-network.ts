// Decision 8: the lab worker cannot reach anything. Imported first, before any other module of the worker runs.

const names = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'importScripts',
  'caches',
  'indexedDB',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'RTCPeerConnection',
];

/** Removes the network and storage globals from `scope` and its prototypes. What cannot be deleted is covered by `undefined`. */
export function cutNetwork(scope: object): void {
  for (const name of names) {
    for (let holder: object | null = scope; holder !== null && holder !== Object.prototype; holder = Reflect.getPrototypeOf(holder)) {
      if (Object.hasOwn(holder, name)) Reflect.deleteProperty(holder, name);
    }
    if (name in scope) Reflect.defineProperty(scope, name, { value: undefined, configurable: false, writable: false });
  }
}

/** True where one of the names can still be used. */
export function reaches(scope: object): boolean {
  return names.some((name) => Reflect.get(scope, name) !== undefined);
}
