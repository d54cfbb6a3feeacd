// The room's door in a browser worker: the shared room, and the way to take the network away before anything runs.
export * from './index.ts';

const NETWORK = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'importScripts',
  'Worker',
  'SharedWorker',
  'indexedDB',
  'caches',
  'BroadcastChannel',
];

/**
 * Decision 8: removes the globals through which a worker could reach the network or stored data. Call it once, first.
 * Returns the names that are still there, which should be none.
 */
export function removeNetwork(scope: object): string[] {
  for (const name of NETWORK) {
    for (let holder: object | null = scope; holder !== null; holder = Object.getPrototypeOf(holder) as object | null) {
      if (Object.hasOwn(holder, name)) Reflect.deleteProperty(holder, name);
    }
  }
  return NETWORK.filter((name) => name in scope);
}
