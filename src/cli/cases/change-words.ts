// The words in which collections of cases name changes, by our own codes. The table stands in docs/cases.md.
import type { Change } from '../../drift/index.ts';

const byKind: Readonly<Record<number, readonly string[]>> = {
  1: ['rename_tool'],
  2: ['rename_argument'],
  3: ['description_changed', 'description_only'],
  4: ['optional_added'],
  5: ['required_added'],
  6: ['optional_removed', 'argument_removed'],
  7: ['type_change'],
  8: ['enum_change'],
  9: ['meaning_or_unit_change'],
  10: ['tool_added_similar', 'tool_added'],
  11: ['scope_change', 'meaning_or_unit_change'],
  12: ['tool_removed'],
  13: ['reorder'],
  15: ['schema_upgrade', 'range_or_constraint_change'],
};
const byCode: Readonly<Record<string, readonly string[]>> = {
  'annotation-flipped': ['output_or_annotation_change'],
  'annotation-declared': ['output_or_annotation_change'],
  'metadata-changed': ['output_or_annotation_change'],
  'output-changed': ['output_or_annotation_change'],
  'title-changed': ['output_or_annotation_change', 'description_changed'],
  'default-added': ['default_change'],
  'default-changed': ['default_change'],
  'default-dropped': ['default_change'],
  'became-required': ['required_added'],
  'became-optional': ['optional_added', 'range_or_constraint_change'],
  'object-closed': ['range_or_constraint_change'],
  'object-opened': ['range_or_constraint_change'],
  'bound-narrowed': ['range_or_constraint_change'],
  'bound-widened': ['range_or_constraint_change'],
  'pattern-changed': ['range_or_constraint_change'],
  'pattern-lifted': ['range_or_constraint_change'],
  'choice-changed': ['range_or_constraint_change'],
  'constraint-changed': ['range_or_constraint_change'],
  'not-compared': ['range_or_constraint_change'],
  'limit-text-changed': ['range_or_constraint_change', 'meaning_or_unit_change', 'description_changed'],
  'rule-text-changed': ['description_changed', 'meaning_or_unit_change'],
  'scope-text-changed': ['description_changed', 'meaning_or_unit_change'],
  'unit-stated': ['description_changed', 'meaning_or_unit_change'],
  'deprecation-stated': ['description_changed'],
  'format-changed': ['range_or_constraint_change'],
  'enum-redefined': ['enum_change', 'meaning_or_unit_change'],
  'enum-imposed': ['enum_change', 'range_or_constraint_change'],
  'enum-lifted': ['enum_change', 'range_or_constraint_change'],
};

/** Every word that names the change: of its code, else of its kind. */
export function namesOf({ code, kind }: Change): readonly string[] {
  return [...(byCode[code] ?? []), ...(byKind[kind] ?? [])];
}
