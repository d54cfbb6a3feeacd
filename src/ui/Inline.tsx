// Text of the house with inline code between backquotes. Everything is a text node: nothing is ever read as HTML.
import type { ReactNode } from 'react';

/** A sentence; what stands between backquotes becomes `<code>`. */
export function Inline({ text }: { text: string }): ReactNode {
  const parts = text.split('`');
  // An odd number of backquotes: the last one is a character like any other.
  if (parts.length % 2 === 0) parts.push(`${parts.splice(-2, 1)[0] ?? ''}\`${parts.pop() ?? ''}`);
  return parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
