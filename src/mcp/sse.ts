// Server-sent events, as far as MCP uses them: the data of each event, in order. Comments and other fields are ignored.

/** Collects text chunks and gives out the data of every finished event. */
export type EventSplitter = (chunk: string) => string[];

/** True for `text/event-stream`, with or without parameters. */
export function isEventStream(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').toLowerCase().startsWith('text/event-stream');
}

/** A splitter with its own buffer, for one stream. Lines may end in LF, CR LF or CR; a cut inside CR LF is healed. */
export function eventSplitter(): EventSplitter {
  let rest = '';
  return (chunk) => {
    rest += chunk;
    const heldBack = rest.endsWith('\r') ? '\r' : '';
    const blocks = rest
      .slice(0, rest.length - heldBack.length)
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n')
      .split('\n\n');
    rest = (blocks.pop() ?? '') + heldBack;
    return blocks.map(dataOf).filter((data) => data !== '');
  };
}

function dataOf(block: string): string {
  return block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
    .join('\n');
}
