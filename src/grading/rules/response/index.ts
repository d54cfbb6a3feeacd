// The registry of rules over one response.
import type { ResponseRule } from '../../response.ts';
import { content } from './content.ts';
import { envelope } from './envelope.ts';
import { errorCode } from './error-code.ts';
import { errorObject } from './error-object.ts';
import { id } from './id.ts';
import { isErrorBoolean } from './is-error-boolean.ts';
import { protocolError } from './protocol-error.ts';
import { resultOrError } from './result-or-error.ts';
import { resultType } from './result-type.ts';
import { textCopy } from './text-copy.ts';

/** Every rule over a response. A new one is one file and one line here, one row in the table. */
export const responseRules: ResponseRule[] = [
  envelope,
  id,
  resultOrError,
  resultType,
  content,
  isErrorBoolean,
  errorObject,
  errorCode,
  textCopy,
  protocolError,
];
