// A failure whose structured content does not fit the tool's `outputSchema`. The specification is silent on it; strict clients refuse it.
import { own } from '../../../model/json.ts';
import type { ResultRule } from '../../result.ts';
import { departures } from './output-schema.ts';

export const errorStructured: ResultRule = {
  id: 'result.error-structured',
  find: (target) => (target.heard.failed && own(target.result, 'structuredContent') !== undefined ? departures(target).slice(0, 1) : []),
};
