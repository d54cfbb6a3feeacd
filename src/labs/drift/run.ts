// Runs a `drift` submission. The scenario's task says how; both ways talk to the real mock server.
import type { Evidence } from '../../model/evidence.ts';
import type { RunData } from '../../model/exercise.ts';
import { runClassify } from './classify/run.ts';
import { runPredict } from './predict/run.ts';
import { Scenario } from './scenario.ts';

/**
 * Runs a submission against the exercise. Same input, same evidence.
 * @throws where the exercise's own data are wrong; the doctor finds that before a learner does
 */
export async function run(text: string, data: RunData): Promise<Evidence> {
  const scenario = Scenario.parse(data.exercise.scenario);
  return scenario.task === 'classify' ? runClassify(text, data, scenario) : runPredict(text, data, scenario);
}
