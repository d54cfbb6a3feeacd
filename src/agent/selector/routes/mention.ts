// A place where a prompt speaks of tools.

/** A mention, from and to in code units: the tools that it means, and how it calls them. */
export type Mention = { tools: number[]; from: number; to: number; said: string };
