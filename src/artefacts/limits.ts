// How large a text may be. A list of ten thousand definitions fits; every artefact keeps its own guards.

/** Bytes, nesting and values of one text. */
export const limits = { bytes: 134_217_728, depth: 256, values: 20_000_000 } as const;
