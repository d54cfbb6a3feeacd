// Input and output schemas: what JSON Schema allows must be left in peace.
import { type Row, params, proto, rows, tool } from './row.ts';

const recursive = { $defs: { node: { type: 'object', properties: { next: { type: 'array', items: { $ref: '#/$defs/node' } } } } } };

export const schemaRows: Row[] = [
  ...rows(
    'definition.root-type-object',
    {
      'the type alone is enough': tool({ type: 'object' }),
      'a parameter called type': params({ type: { type: 'string' } }),
      'another dialect': tool({ $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' }),
      'a combinator beside the type': tool({ type: 'object', anyOf: [true] }),
    },
    {
      'a list of types is not the constant': tool({ type: ['object'] }),
      'true is no object schema': tool(true),
      'no type at all': tool({ properties: {} }),
    },
  ),
  ...rows(
    'definition.schema-valid',
    {
      'parameters called properties and required': params({ properties: { type: 'string' }, required: { type: 'boolean' } }),
      'boolean schemas': params({ a: true, b: false }),
      'draft-07 definitions': tool({
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        definitions: { a: { type: 'string' } },
        properties: { a: { $ref: '#/definitions/a' } },
      }),
      'a tuple': params({ a: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false } }),
      'an unknown keyword is an annotation': params({ a: { type: 'string', 'x-hint': 1 } }),
      'a parameter called __proto__': params(proto({ type: 'string' })),
      'an unknown dialect is not judged': tool({ $schema: 'https://example.org/own', type: 'strnig' }),
    },
    {
      'no such type': params({ a: { type: 'strnig' } }),
      'a limit as text': params({ a: { type: 'number', maximum: '10' } }),
      'the output schema counts too': tool({ type: 'object' }, { outputSchema: { type: 'object', required: 'a' } }),
      'properties as a list': params({ a: { type: 'object', properties: ['b'] } }),
    },
  ),
  ...rows(
    'definition.reference-local',
    {
      'a recursion through items ends with the value': tool({ type: 'object', properties: { a: { $ref: '#/$defs/node' } }, ...recursive }),
      'draft-07 definitions are in the document': tool({
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        definitions: { a: {} },
        properties: { a: { $ref: '#/definitions/a' } },
      }),
      'an anchor is in the document': params({ a: { $ref: '#here' } }, { $defs: { x: { $anchor: 'here', type: 'string' } } }),
      'a parameter called $ref is a name': params({ $ref: { type: 'string' } }),
      'the root refers to itself through a property': params({ child: { $ref: '#' } }),
    },
    {
      'another document': params({ a: { $ref: 'https://example.org/a.json' } }),
      'nothing stands there': params({ a: { $ref: '#/$defs/a' } }),
      'only to itself': params({ a: { $ref: '#/$defs/a' } }, { $defs: { a: { $ref: '#/$defs/a' } } }),
    },
  ),
  ...rows(
    'definition.output-schema-object',
    {
      'no output schema': tool({ type: 'object' }),
      'an empty schema takes anything': tool({ type: 'object' }, { outputSchema: {} }),
      'a root array is allowed for results': tool({ type: 'object' }, { outputSchema: { type: 'array', items: { type: 'string' } } }),
    },
    {
      'true is no object': tool({ type: 'object' }, { outputSchema: true }),
      'null is no object': tool({ type: 'object' }, { outputSchema: null }),
      'a list is no object': tool({ type: 'object' }, { outputSchema: [] }),
    },
  ),
  ...rows(
    'definition.root-combinator',
    {
      'one level down': params({ a: { anyOf: [{ type: 'string' }, { type: 'number' }] } }),
      'a parameter called oneOf': params({ oneOf: { type: 'string' } }),
      'if and then are no combinator': tool({ type: 'object', if: { required: ['a'] }, then: { required: ['b'] } }),
      'the output schema is not sent as input_schema': tool(
        { type: 'object' },
        { outputSchema: { oneOf: [{ type: 'string' }, { type: 'null' }] } },
      ),
    },
    {
      'allOf with one branch': tool({ type: 'object', allOf: [{}] }),
      'two words are found twice': tool({ type: 'object', anyOf: [true], oneOf: [true] }),
    },
  ),
  ...rows(
    'definition.array-items',
    {
      'a tuple says what it holds': params({ a: { type: 'array', prefixItems: [{ type: 'string' }] } }),
      'a boolean schema for the elements': params({ a: { type: 'array', items: true } }),
      'a draft-07 list of items': tool({
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        properties: { a: { type: 'array', items: [{ type: 'string' }] } },
      }),
      'a parameter called items of another type': params({ items: { type: 'string' } }),
      'not an array is no array': params({ a: { not: { type: 'array' } } }),
      'a test for an array, however deep': params({ a: { if: { anyOf: [{ type: 'array' }] }, then: { minItems: 1 } } }),
      'the output schema is not filled in by a model': tool({ type: 'object' }, { outputSchema: { type: 'array' } }),
    },
    {
      'a bare array': params({ a: { type: 'array' } }),
      'an array in an array': params({ a: { type: 'array', items: { type: 'array' } } }),
      'a bare array after a test': params({ a: { not: { type: 'array' } }, b: { type: 'array' } }),
      'a parameter called __proto__': params(proto({ type: 'array' })),
    },
  ),
  ...rows(
    'definition.nullable-keyword',
    {
      'a parameter called nullable': params({ nullable: { type: 'boolean' } }),
      'nullable: false asks for nothing': params({ a: { type: 'string', nullable: false } }),
      'null is in the list anyway': params({ a: { type: ['string', 'null'], nullable: true } }),
      'the word stands in data': params({ a: { const: { nullable: true } } }),
    },
    {
      'beside one type': params({ a: { type: 'string', nullable: true } }),
      'in the output schema': tool({ type: 'object' }, { outputSchema: { properties: { a: { type: 'number', nullable: true } } } }),
    },
  ),
  ...rows(
    'definition.required-declared',
    {
      'parameters called properties and required': params({ properties: {}, required: {} }, { required: ['properties', 'required'] }),
      'a parameter called __proto__': params(proto({ type: 'string' }), { required: ['__proto__'] }),
      'declared in another branch about the same object': params({ a: {} }, { required: ['a', 'b'], allOf: [{ properties: { b: {} } }] }),
      'a branch asks for a key that the object declares': params(
        { a: {}, b: {} },
        { if: { properties: { a: { const: 1 } } }, then: { properties: { a: {} }, required: ['b'] } },
      ),
      'a pattern declares the key': params({ a: {} }, { patternProperties: { '^x-': {} }, required: ['x-1'] }),
      'a reference may declare it': params(
        { a: {} },
        { allOf: [{ $ref: '#/$defs/m' }], required: ['m'], $defs: { m: { properties: { m: {} } } } },
      ),
      'nothing is declared, so nothing is missing': tool({ type: 'object', required: ['a'] }),
      'an empty list': params({}, { required: [] }),
    },
    {
      'another spelling': params({ start_time: {} }, { required: ['startTime'] }),
      'in a nested object': params({ a: { type: 'object', properties: { b: {} }, required: ['c'] } }),
      'a name of the prototype is not declared by itself': params({ a: {} }, { required: ['toString'] }),
      'declared in a nested object only': params({ a: { type: 'object', properties: { b: {} } } }, { required: ['b'] }),
    },
  ),
];
