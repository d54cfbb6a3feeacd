// A place where a text names something of the course.

/** An id that a text names, with its line. */
export type Mention = { id: string; line: number };
