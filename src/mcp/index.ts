// The room's shared door: no DOM, no node:, no network. Works in a worker whose network globals are gone.
import './jitless.ts';

export { answerWith } from './answer-with.ts';
export type { PassingCall } from './answer-with.ts';
export { headerValue } from '../model/header-value.ts';
export { createMockServer } from './mock-server.ts';
export type { MockServer } from './mock-server.ts';
export { CODE, META, MOCK_URL, REVISION } from './protocol.ts';
export type { Fetch } from './protocol.ts';
export type { RawAnswer } from './raw-answer.ts';
export { counterIds, createRawClient } from './raw-client.ts';
export type { Listing, RawClient, RawClientOptions, Unsendable } from './raw-client.ts';
export { recordWire } from './record-wire.ts';
export { refusalText } from './refusal-text.ts';
export { textBlock, toolResult } from './results.ts';
export type { CallOutcome, CallReport, Judge, ListPolicy, ServerSpec, ToolCall, ToolResult } from './spec.ts';
export { sdkValidator } from './validator.ts';
export { httpSend, type HttpRoute, type HttpSend } from './snapshot/http-send.ts';
export { lineSend, type LineSend } from './snapshot/line-send.ts';
export type { Outgoing, Reply, Send, SnapshotFailure } from './snapshot/message.ts';
export { snapshotOver, type SnapshotOptions } from './snapshot/snapshot-over.ts';
