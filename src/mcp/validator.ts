// Decision 7: the SDK validates with our judge, on both sides. Nothing is compiled before the first value arrives.
import type { Json } from '../model/json.ts';
import type { JsonSchemaType, jsonSchemaValidator, JsonSchemaValidator } from './sdk.ts';
import type { Judge } from './spec.ts';
import { errorLine } from './refusal-text.ts';

/**
 * Our judge in the shape that the SDK's `jsonSchemaValidator` option wants, for servers and clients alike.
 * A schema that is not judged accepts nothing: an unresolved reference is refused, not waved through (basic, JSON Schema usage).
 */
export function sdkValidator(judge: Judge): jsonSchemaValidator {
  return {
    getValidator<T>(schema: JsonSchemaType): JsonSchemaValidator<T> {
      return (input) => {
        const verdict = judge(schema as Json, input as Json);
        switch (verdict.status) {
          case 'valid':
            return { valid: true, data: input as T, errorMessage: undefined };
          case 'invalid':
            return refuse(verdict.errors.map(errorLine).join('; '));
          case 'schema-invalid':
            return refuse('the schema itself is not valid');
          case 'not-judged':
            return refuse(`not judged: ${verdict.guard.code}`);
        }
      };
    },
  };
}

function refuse(errorMessage: string): { valid: false; data: undefined; errorMessage: string } {
  return { valid: false, data: undefined, errorMessage };
}
