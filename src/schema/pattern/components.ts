// Strongly connected parts of a graph (Tarjan), without recursion. Part numbers grow from the sinks to the sources.

/** For each vertex its part; vertices in one part reach each other. A step never leads to a higher part number. */
export function components(next: readonly (readonly number[])[]): { part: readonly number[]; count: number } {
  const size = next.length;
  const seen: number[] = Array.from({ length: size }, () => -1);
  const low: number[] = Array.from({ length: size }, () => 0);
  const part: number[] = Array.from({ length: size }, () => -1);
  const stack: number[] = [];
  let clock = 0;
  let count = 0;
  for (let root = 0; root < size; root += 1) {
    if (seen[root] !== -1) continue;
    const work: { at: number; edge: number }[] = [{ at: root, edge: 0 }];
    for (let here = work.at(-1); here !== undefined; here = work.at(-1)) {
      const { at } = here;
      if (here.edge === 0) {
        seen[at] = low[at] = clock;
        clock += 1;
        stack.push(at);
      }
      const to = next[at]?.[here.edge];
      here.edge += 1;
      if (to !== undefined) {
        if (seen[to] === -1) work.push({ at: to, edge: 0 });
        else if (part[to] === -1) low[at] = Math.min(low[at] ?? 0, seen[to] ?? 0);
        continue;
      }
      work.pop();
      const parent = work.at(-1);
      if (parent !== undefined) low[parent.at] = Math.min(low[parent.at] ?? 0, low[at] ?? 0);
      if (low[at] !== seen[at]) continue;
      for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
        part[member] = count;
        if (member === at) break;
      }
      count += 1;
    }
  }
  return { part, count };
}
