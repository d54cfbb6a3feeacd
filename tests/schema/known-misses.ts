// The official suite's required 2020-12 groups that the judge leaves "not judged", each with the guard that says so.
// Seen with commit 44401e0c of 2026-08-22: 1,213 of 1,299 tests judged, none of them wrong. A row that is no longer needed fails the run.
import type { GuardCode } from '../../src/model/schema-error.ts';
import type { KnownMiss } from './suite.ts';

/** The groups of one file. */
type Groups = readonly (readonly [file: string, groups: readonly string[]])[];

const byGuard: readonly { guard: GuardCode; because: string; groups: Groups }[] = [
  {
    guard: 'remote-ref',
    because: 'The reference leads to another document. MCP forbids fetching it, so the schema is not judged.',
    groups: [
      ['defs.json', ['validate definition against metaschema']],
      [
        'dynamicRef.json',
        [
          'strict-tree schema, guards against misspelled properties',
          'tests for implementation dynamic anchor and reference link',
          '$ref and $dynamicAnchor are independent of order - $defs first',
          '$ref and $dynamicAnchor are independent of order - $ref first',
          '$ref to $dynamicRef finds detached $dynamicAnchor',
        ],
      ],
      ['ref.json', ['remote ref, containing refs itself']],
      [
        'refRemote.json',
        [
          'remote ref',
          'fragment within remote ref',
          'anchor within remote ref',
          'ref within remote ref',
          'base URI change',
          'base URI change - change folder',
          'base URI change - change folder in subschema',
          'root ref in remote ref',
          'remote ref with ref to defs',
          'Location-independent identifier in remote ref',
          'retrieved nested refs resolve relative to their URI not $id',
          'remote HTTP ref with different $id',
          'remote HTTP ref with different URN $id',
          'remote HTTP ref with nested absolute ref',
          '$ref to $ref finds detached $anchor',
        ],
      ],
    ],
  },
  {
    guard: 'dynamic-ref',
    because: 'Dynamic references are not judged: the engine does not know them, and tool schemas do not need them.',
    groups: [
      [
        'dynamicRef.json',
        [
          'A $dynamicRef to a $dynamicAnchor in the same schema resource behaves like a normal $ref to an $anchor',
          'A $dynamicRef to an $anchor in the same schema resource behaves like a normal $ref to an $anchor',
          'A $dynamicRef resolves to the first $dynamicAnchor still in scope that is encountered when the schema is evaluated',
          'A $dynamicRef without anchor in fragment behaves identical to $ref',
          "A $dynamicRef with intermediate scopes that don't include a matching $dynamicAnchor does not affect dynamic scope resolution",
          'An $anchor with the same name as a $dynamicAnchor is not used for dynamic scope resolution',
          'A $dynamicRef without a matching $dynamicAnchor in the same schema resource behaves like a normal $ref to $anchor',
          'A $dynamicRef with a non-matching $dynamicAnchor in the same schema resource behaves like a normal $ref to $anchor',
          'A $dynamicRef that initially resolves to a schema with a matching $dynamicAnchor resolves to the first $dynamicAnchor in the dynamic scope',
          'A $dynamicRef that initially resolves to a schema without a matching $dynamicAnchor behaves like a normal $ref to $anchor',
          'multiple dynamic paths to the $dynamicRef keyword',
          'after leaving a dynamic scope, it is not used by a $dynamicRef',
          '$dynamicRef points to a boolean schema',
          '$dynamicRef skips over intermediate resources - direct reference',
          '$dynamicRef avoids the root of each schema, but scopes are still registered',
        ],
      ],
      ['unevaluatedItems.json', ['unevaluatedItems with $dynamicRef']],
      ['unevaluatedProperties.json', ['unevaluatedProperties with $dynamicRef']],
    ],
  },
  {
    guard: 'unknown-dialect',
    because: 'A meta-schema of its own is a dialect of its own.',
    groups: [
      [
        'vocabulary.json',
        ['schema that uses custom metaschema with with no validation vocabulary', 'ignore unrecognized optional vocabulary'],
      ],
    ],
  },
];

/** Every known miss. */
export const knownMisses: readonly KnownMiss[] = byGuard.flatMap(({ guard, groups }) =>
  groups.flatMap(([file, names]) => names.map((group) => ({ file, group, guard }))),
);
