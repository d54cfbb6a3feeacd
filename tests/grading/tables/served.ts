// Served: what must be left in peace, and what must be found.
import { type Row, rows } from './row.ts';

export const servedRows: Row[] = [
  ...rows(
    'definition.judged',
    {
      'draft-07 is judged': { name: 't', inputSchema: { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' } },
      'a reference to nowhere is another rule': { name: 't', inputSchema: { type: 'object', $ref: '#/$defs/a' } },
      'a broken schema is judged: it is broken': { name: 't', inputSchema: { type: 'objekt' } },
    },
    {
      'a private dialect': { name: 't', inputSchema: { $schema: 'https://example.com/my-dialect', type: 'object' } },
      'a pattern that may never end': {
        name: 't',
        inputSchema: { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } },
      },
    },
  ),
  ...rows(
    'definition.read-only-claim',
    {
      'a look-up may say so': {
        name: 'bed_find',
        description: 'Finds one bed.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { readOnlyHint: true },
      },
      'a list of deleted things is read': {
        name: 'list_deleted_beds',
        description: 'Lists beds that were deleted last month.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { readOnlyHint: true },
      },
      'no hint at all': { name: 'bed_remove', description: 'Removes a bed.', inputSchema: { type: 'object', properties: {} } },
      'a name may sound like a change where the text says it reads': {
        name: 'update_check',
        description: 'Checks whether an update is there. Does not change anything.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { readOnlyHint: true },
      },
    },
    {
      'a Japanese text says that it deletes': {
        name: 'bed_x',
        description: '苗床を1つ削除します。元に戻せません。',
        inputSchema: { type: 'object', properties: {} },
        annotations: { readOnlyHint: true },
      },
      'name and text both send': {
        name: 'sendReminder',
        description: 'Sends a reminder to the grower.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { readOnlyHint: true },
      },
    },
  ),
  ...rows(
    'definition.destructive-claim',
    {
      'a change may be destructive': {
        name: 'bed_clear',
        description: 'Removes all plants of a bed.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { destructiveHint: true },
      },
      'an unclear job is left alone': {
        name: 'bed_rotate',
        description: 'Rotates a bed.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { destructiveHint: true },
      },
      'a text that lists a change too': {
        name: 'bed_tool',
        description: 'List, create or close a bed.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { destructiveHint: true },
      },
    },
    {
      'a list': {
        name: 'list_beds',
        description: 'Lists all beds.',
        inputSchema: { type: 'object', properties: {} },
        annotations: { destructiveHint: true, readOnlyHint: false },
      },
      'a Japanese text that searches': {
        name: 'tane_x',
        description: '種の名前で検索します。',
        inputSchema: { type: 'object', properties: {} },
        annotations: { destructiveHint: true },
      },
    },
  ),
  ...rows(
    'definition.required-default',
    {
      'an optional default': { name: 't', description: 'A tool.', inputSchema: { type: 'object', properties: { a: { default: 1 } } } },
      'a parameter called default': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { default: { type: 'string' } }, required: ['default'] },
      },
      'a default inside the output is not asked for': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: {} },
        outputSchema: { type: 'object', required: ['a'], properties: { a: { default: 1 } } },
      },
    },
    {
      'false is a default too': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { a: { type: 'boolean', default: false } }, required: ['a'] },
      },
      'inside an object': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { o: { type: 'object', required: ['a'], properties: { a: { default: 'x' } } } } },
      },
    },
  ),
  ...rows(
    'definition.whole-number',
    {
      'a price may have cents': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { price: { type: 'number' } } },
      },
      'a whole step refuses fractions already': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { page: { type: 'number', multipleOf: 1 } } },
      },
      'a fraction among the bounds says what is meant': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { limit: { type: 'number', maximum: 0.5 } } },
      },
      'a bare number may be anything': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { number: { type: 'number' } } },
      },
      'a parameter called properties is a name': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { properties: { type: 'object' } } },
      },
    },
    {
      'pages are whole': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { perPage: { type: 'number' }, page: { type: 'number' } } },
      },
      'a number of a thing': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { invoice_number: { type: 'number' } } },
      },
    },
  ),
  ...rows(
    'definition.confusable',
    {
      'other parameters': {
        tools: [
          {
            name: 'bed_get',
            description: 'Gets bed information from the farm system.',
            inputSchema: {
              type: 'object',
              properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } },
              required: ['id'],
            },
          },
          {
            name: 'bed_fetch',
            description: 'Fetches bed info from the farm system.',
            inputSchema: {
              type: 'object',
              properties: { name: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } },
              required: ['name'],
            },
          },
        ],
      },
      'other verbs': {
        tools: [
          {
            name: 'pump_start',
            description: 'Starts the pump of one bed and waits until it runs.',
            inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
          {
            name: 'pump_stop',
            description: 'Stops the pump of one bed and waits until it runs.',
            inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
        ],
      },
      'one says when to use it': {
        tools: [
          {
            name: 'bed_get',
            description: 'Gets bed information. Use this when you know the id.',
            inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
          {
            name: 'bed_fetch',
            description: 'Fetches bed info from the farm system.',
            inputSchema: {
              type: 'object',
              properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } },
              required: ['id'],
            },
          },
        ],
      },
      'other things': {
        tools: [
          {
            name: 'bed_get',
            description: 'Gets one bed by id.',
            inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
          {
            name: 'seed_get',
            description: 'Gets one seed by id.',
            inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
        ],
      },
    },
    {
      'the same text twice': {
        tools: [
          {
            name: 'x_one',
            description: 'Looks up a grower by name.',
            inputSchema: { type: 'object', properties: { q: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
          {
            name: 'y_two',
            description: 'Looks up a grower by name.',
            inputSchema: { type: 'object', properties: { q: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
        ],
      },
      'verbs that mean the same': {
        tools: [
          {
            name: 'note_remove',
            description: 'Removes a note from the bed diary.',
            inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
          {
            name: 'note_delete',
            description: 'Deletes a note from the bed diary.',
            inputSchema: { type: 'object', properties: { id: { type: 'string', description: 'Slot of the greenhouse, e.g. G-12' } } },
          },
        ],
      },
    },
  ),
  ...rows(
    'definition.dialect-common',
    {
      'no dialect is 2020-12': { name: 't', description: 'A tool.', inputSchema: { type: 'object', properties: {} } },
      'a parameter called $schema': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: { $schema: { type: 'string' } } },
      },
      'an empty fragment at the end': {
        name: 't',
        inputSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema#', type: 'object' },
      },
    },
    {
      '2019-09': { name: 't', inputSchema: { $schema: 'https://json-schema.org/draft/2019-09/schema', type: 'object' } },
      'in the output alone': {
        name: 't',
        description: 'A tool.',
        inputSchema: { type: 'object', properties: {} },
        outputSchema: { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' },
      },
    },
  ),
  ...rows(
    'definition.properties-listed',
    {
      'closed without properties': { name: 't', inputSchema: { type: 'object', additionalProperties: false } },
      'an empty map': { name: 't', description: 'A tool.', inputSchema: { type: 'object', properties: {} } },
      patterns: { name: 't', inputSchema: { type: 'object', patternProperties: { '^x': {} } } },
      'no schema at all is another rule': { name: 't' },
    },
    {
      'with a dialect': { name: 't', inputSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } },
      'with required alone': { name: 't', inputSchema: { type: 'object', required: ['a'] } },
    },
  ),
];
