// The one table of rules: whose rule it is, what follows when it is broken, and the verdict it counts for.
// The ids are permanent. Words stand in src/words/findings/, each rule's page in content/rules/.
import type { RuleRow } from '../model/levels.ts';

const row = (level: RuleRow['level'], severity: RuleRow['severity'], side: RuleRow['side']): RuleRow => ({ level, severity, side });

/** Every rule by its id: level, severity, and the verdict it counts for. Source: the course; each page names the rule's own. */
export const rules = {
  'submission.form': row('guidance', 'error', 'shape'),

  'definition.name-present': row('spec-must', 'error', 'shape'),
  'definition.name-unique': row('spec-should', 'error', 'shape'),
  'definition.name-characters': row('spec-should', 'warn', 'shape'),
  'definition.name-dotted': row('compat', 'note', 'shape'),
  'definition.root-type-object': row('spec-must', 'error', 'shape'),
  'definition.schema-valid': row('spec-must', 'error', 'shape'),
  'definition.reference-local': row('spec-must', 'error', 'shape'),
  'definition.output-schema-object': row('spec-must', 'error', 'shape'),
  'definition.annotations-boolean': row('spec-must', 'error', 'shape'),
  'definition.annotations-consistent': row('guidance', 'note', 'shape'),
  'definition.header-mapping': row('spec-must', 'error', 'shape'),
  'definition.root-combinator': row('compat', 'warn', 'shape'),
  'definition.array-items': row('compat', 'warn', 'shape'),
  'definition.nullable-keyword': row('guidance', 'warn', 'shape'),
  'definition.required-declared': row('guidance', 'warn', 'shape'),
  'definition.description-present': row('guidance', 'warn', 'job'),
  'definition.parameter-described': row('guidance', 'note', 'job'),
  'definition.token-budget': row('guidance', 'warn', 'job'),

  'call.present': row('guidance', 'error', 'shape'),
  'call.known-tool': row('spec-must', 'error', 'shape'),
  'call.fits-schema': row('spec-must', 'error', 'shape'),
  'call.carries-values': row('simulation', 'error', 'job'),
  'call.none-expected': row('simulation', 'error', 'job'),
  'legit.accepted': row('simulation', 'error', 'job'),
  'trap.stopped': row('simulation', 'error', 'job'),
  'trap.other-tool': row('simulation', 'error', 'job'),
  'text.unit-stated': row('simulation', 'error', 'job'),
  'text.number-stated': row('simulation', 'error', 'job'),

  'response.envelope': row('spec-must', 'error', 'shape'),
  'response.id': row('spec-must', 'error', 'shape'),
  'response.result-or-error': row('spec-must', 'error', 'shape'),
  'response.result-type': row('spec-must', 'error', 'shape'),
  'response.content': row('spec-must', 'error', 'shape'),
  'response.is-error-boolean': row('spec-must', 'error', 'shape'),
  'response.error-object': row('spec-must', 'error', 'shape'),
  'response.error-code': row('spec-must', 'error', 'shape'),
  'response.text-copy': row('spec-should', 'warn', 'shape'),
  'response.protocol-error': row('compat', 'note', 'shape'),

  'failure.reaches-agent': row('simulation', 'error', 'job'),
  'failure.calls': row('simulation', 'error', 'job'),
  'failure.effects': row('simulation', 'error', 'job'),
  'failure.corrected': row('simulation', 'error', 'job'),
  'failure.user-told': row('simulation', 'error', 'job'),
  'failure.clean-text': row('guidance', 'error', 'job'),
  'failure.retryable-field': row('guidance', 'warn', 'job'),
  'failure.kind-field': row('guidance', 'note', 'job'),
  'failure.text-agrees': row('guidance', 'warn', 'job'),
  'empty.believed': row('simulation', 'error', 'job'),

  'plan.known-tool': row('compat', 'error', 'shape'),
  'plan.request-accepted': row('compat', 'error', 'shape'),
  'plan.strict-set': row('compat', 'warn', 'shape'),
  'plan.first-step-done': row('simulation', 'error', 'job'),
  'plan.structure-kept': row('simulation', 'error', 'job'),
  'plan.right-tool': row('simulation', 'error', 'job'),
  'plan.way-out': row('simulation', 'error', 'job'),
  'plan.released': row('simulation', 'error', 'job'),
  'plan.conversation-free': row('simulation', 'error', 'job'),
  'plan.asking-bounded': row('simulation', 'error', 'job'),
  'plan.one-call': row('compat', 'warn', 'job'),

  'selection.number-taken': row('guidance', 'error', 'shape'),
  'selection.number-refused': row('guidance', 'error', 'shape'),
  'selection.right-tool': row('simulation', 'error', 'job'),
  'selection.no-tool': row('simulation', 'error', 'job'),
  'selection.unseen': row('simulation', 'warn', 'job'),
  'selection.unseen-right': row('simulation', 'error', 'job'),
  'selection.unseen-refused': row('simulation', 'error', 'job'),
  'selection.steady': row('simulation', 'error', 'job'),
  'selection.keyword-line': row('guidance', 'error', 'job'),
  'selection.copied-example': row('guidance', 'warn', 'job'),
  'selection.pattern-read': row('simulation', 'note', 'job'),
} as const satisfies Record<string, RuleRow>;

/** The id of a rule that stands in the table. */
export type KnownRule = keyof typeof rules;
