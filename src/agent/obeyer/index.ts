// The inner door of the `tool_choice` obeyer.
export { type Act, type Moment, obey } from './obey.ts';
export { type ModelProfile, type ModelRequest, type ToolChoice, refusalOf } from './request.ts';
export type { Need, Roles } from './wish.ts';
