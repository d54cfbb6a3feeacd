// What the result view of a kind gets: the run as it is, and whether hold-outs may be shown.
import type { Evidence } from '../model/evidence.ts';
import type { Locale } from '../model/localized.ts';

/** Props of `OutcomeView`. Counts over hold-outs may always be shown; what they say only once `revealed`. */
export type OutcomeProps = { evidence: Evidence; revealed: boolean; locale: Locale };
