// The shape of the generated meta-schema checks.

/** One raw fault. Its pointer is an RFC 6901 pointer into the schema that was checked. */
export type MetaFault = { instancePath: string; keyword: string; params: Record<string, unknown> };

/** True for a sound schema; otherwise the faults are in `errors`, as the generated code leaves them there. */
export type MetaCheck = {
  (schema: unknown): boolean;
  errors?: MetaFault[] | null;
};
