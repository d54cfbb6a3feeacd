// What the page and the lab worker say to each other. Everything of weight is JSON text: no object crosses by reference.

/** The data of one exercise as the assets hold it: JSON text, not parsed by the page. */
export type LabData = {
  /** The parsed `exercise.yaml`, without the worked answer. */
  exercise: string;
  /** The parsed `battery.yaml`. */
  battery: string;
};

/** Asks for examples of the definitions in a submission, for a project to take along. They are judged, so they are made in the worker. */
export type TakeJob = { type: 'take'; submission: string };

/** Page to worker. `warm` loads what this kind of exercise needs; `run` executes and judges. */
export type ToLab = { type: 'warm'; kind: string } | { type: 'run'; submission: string; data: LabData } | TakeJob;

/** Worker to page, in this order: `ready`, then any number of `step`, then `done` or `failed`. To `take` it answers `taken` or `failed`. */
export type FromLab =
  /** Everything is loaded. `pace` is how long a fixed piece of work took, in milliseconds: slow machines get more time. */
  | { type: 'ready'; pace: number }
  /** One step of the evidence as JSON, as soon as it is known. Kept where the run does not come to its end. */
  | { type: 'step'; text: string }
  /** Canonical JSON of both documents. */
  | { type: 'done'; evidence: string; report: string }
  /** The examples as JSON; absent where the submission has no definitions. */
  | { type: 'taken'; examples?: string }
  /** The run threw: a fault of ours, never of the submission. */
  | { type: 'failed'; message: string };
