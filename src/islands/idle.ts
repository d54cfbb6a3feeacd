// When the page has nothing else to do. Some browsers do not tell; there a short wait stands in.

/** Calls `then` at idle; gives a function that cancels. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const ticket = requestIdleCallback(then, { timeout: 3000 });
    return () => cancelIdleCallback(ticket);
  }
  const timer = setTimeout(then, 500);
  return () => clearTimeout(timer);
}
