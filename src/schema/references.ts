// Where a `$ref` leads inside one document: `$id` bases, anchors, pointers. Nothing is ever fetched.
import { isObject, own, type Json } from '../model/json.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Dialect } from '../model/schema-error.ts';

/** The identifiers of one document, filled while it is walked. */
export type Registry = {
  /** The base of a document without `$id`. */
  root: string;
  /** Notes the identifiers of the subschema at `pointer`, whose parent has `base`. Gives the subschema's own base. */
  enter(schema: Json, pointer: string, base: string): string;
  /** The pointer a reference leads to. Whether something stands there is not asked. */
  resolve(reference: string, base: string): Result<string, 'remote-ref' | 'unresolved-ref'>;
};

/** An empty registry. */
export function createRegistry(dialect: Dialect): Registry {
  // A base of our own, so that no verdict depends on the address of a page.
  const root = 'schema://document/';
  const resources = new Map<string, string>();
  const anchors = new Map<string, string>();
  return {
    root,
    enter(schema, pointer, base) {
      if (pointer === '') resources.set(root, '');
      const id = own(schema, '$id');
      const hidden = dialect === 'draft-07' && isObject(schema) && Object.hasOwn(schema, '$ref');
      let here = base;
      if (typeof id === 'string' && !hidden) {
        const [address, fragment] = split(absolute(id, base) ?? base);
        here = address;
        if (!resources.has(address)) resources.set(address, pointer);
        if (fragment !== '' && dialect === 'draft-07') anchors.set(`${address}#${fragment}`, pointer);
      }
      for (const keyword of dialect === 'draft-07' ? [] : ['$anchor', '$dynamicAnchor']) {
        const anchor = own(schema, keyword);
        if (typeof anchor === 'string') anchors.set(`${here}#${anchor}`, pointer);
      }
      return here;
    },
    resolve(reference, base) {
      const target = reference.startsWith('#') ? `${base}${reference}` : absolute(reference, base);
      if (target === undefined) return fail('unresolved-ref');
      const [address, fragment] = split(target);
      const resource = resources.get(address);
      if (resource === undefined) return fail('remote-ref');
      const plain = decode(fragment);
      if (plain === undefined) return fail('unresolved-ref');
      if (plain === '') return ok(resource);
      if (plain.startsWith('/')) return /~(?![01])/.test(plain) ? fail('unresolved-ref') : ok(resource + plain);
      const anchored = anchors.get(`${address}#${plain}`);
      return anchored === undefined ? fail('unresolved-ref') : ok(anchored);
    },
  };
}

function absolute(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href : undefined;
}

function split(address: string): [string, string] {
  const mark = address.indexOf('#');
  return mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
