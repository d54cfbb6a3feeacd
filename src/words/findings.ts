// Words of all findings: `<rule>.title`, `.happened`, `.next`, `.repair`, by the ids of the table in grading.
import { callWords } from './findings/call.ts';
import { claimsWords } from './findings/claims.ts';
import { configMoreWords } from './findings/config-more.ts';
import { configWords } from './findings/config.ts';
import { definitionWords } from './findings/definition.ts';
import { driftFindings } from './findings/drift-findings.ts';
import { failureWords } from './findings/failure.ts';
import { messageWords } from './findings/message.ts';
import { planWords } from './findings/plan.ts';
import { protocolWords } from './findings/protocol.ts';
import { responseWords } from './findings/response.ts';
import { resultWords } from './findings/result.ts';
import { selectionWords } from './findings/selection.ts';
import { servedWords } from './findings/served.ts';
import { turnsWords } from './findings/turns.ts';
import type { Catalogue } from './say.ts';

/** Every rule's words. */
export const findings: Catalogue = {
  ...definitionWords,
  ...callWords,
  ...responseWords,
  ...failureWords,
  ...planWords,
  ...selectionWords,
  ...driftFindings,
  ...servedWords,
  ...resultWords,
  ...messageWords,
  ...turnsWords,
  ...configWords,
  ...protocolWords,
  ...claimsWords,
  ...configMoreWords,
};
