// What a served definition claims: patterns, values that fit, hints.
import { type Row, rows } from './row.ts';

export const claimRows: Row[] = [
  ...rows(
    'definition.pattern-read',
    {
      'an escape that only the looser reading takes': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12', pattern: '^[\\w\\-\\.]+$' } } },
      },
      'a look-ahead': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12', pattern: '^(?!X)G' } } },
      },
      'a parameter called pattern': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { pattern: { type: 'string', description: 'Bed, e.g. G-12' } } },
      },
    },
    {
      'a bracket that never closes': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12', pattern: '^[A-Z' } } },
      },
      'as a name of keys': {
        name: 't',
        description: 'd',
        inputSchema: { type: 'object', patternProperties: { '(?P<bed>G)': { type: 'string' } } },
      },
    },
  ),
  ...rows(
    'definition.satisfiable',
    {
      'null in a choice, allowed by type': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { bed: { type: ['string', 'null'], enum: ['G-1', null], description: 'Bed' } } },
      },
      'bounds that are equal': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { n: { type: 'integer', minimum: 3, maximum: 3, description: 'Number' } } },
      },
      'a choice without a type': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { n: { enum: [1, 'a'], description: 'Number' } } },
      },
      'what stands under not': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { n: { type: 'integer', not: { enum: [] }, description: 'Number' } } },
      },
    },
    {
      'numbers where texts are asked for': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { n: { type: 'string', enum: [1, 2], description: 'Number' } } },
      },
      'nothing to choose from': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { n: { type: 'string', enum: [], description: 'Number' } } },
      },
      'bounds that are crossed': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { n: { type: 'integer', minimum: 9, maximum: 3, description: 'Number' } } },
      },
    },
  ),
  ...rows(
    'definition.default-fits',
    {
      'null for not given': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12', default: null } } },
      },
      'a default behind a reference': {
        name: 't',
        description: 'd',
        inputSchema: { type: 'object', properties: { bed: { $ref: '#/$defs/B', default: 'G-1' } }, $defs: { B: { type: 'string' } } },
      },
      'a format is a remark': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { day: { type: 'string', format: 'date', default: 'today', description: 'Day' } } },
      },
      'a parameter called default': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { default: { type: 'string', description: 'Bed, e.g. G-12' } } },
      },
    },
    {
      'above the maximum': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: { type: 'object', properties: { rows: { type: 'integer', maximum: 10, default: 50, description: 'Rows' } } },
      },
      'not one of the choices': {
        name: 'water_bed',
        description: 'Waters one bed.',
        inputSchema: {
          type: 'object',
          properties: { bed: { type: 'string', description: 'Bed, e.g. G-12', enum: ['G-1'], default: 'G-2' } },
        },
      },
    },
  ),
  ...rows(
    'definition.additive-claim',
    {
      'an addition': {
        name: 'bed_add',
        description: 'Adds one seed bed.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { destructiveHint: false },
      },
      'a read': {
        name: 'removed_beds_list',
        description: 'Lists removed beds.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { destructiveHint: false },
      },
      'no hint': {
        name: 'bed_remove',
        description: 'Removes one seed bed.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12' } } },
      },
    },
    {
      'said in the text alone': {
        name: 'bed_sow_over',
        description: 'Sows over one bed. This cannot be undone.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { destructiveHint: false },
      },
      'in Japanese': {
        name: 'naedoko',
        description: '苗床を1つ削除します。',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { destructiveHint: false },
      },
    },
  ),
  ...rows(
    'definition.repeat-claim',
    {
      'the same value again': {
        name: 'bed_set',
        description: 'Sets the colour of one bed. The same call again changes nothing.',
        inputSchema: { type: 'object', properties: { bed: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { idempotentHint: true },
      },
      'a key keeps repetitions apart': {
        name: 'diary_append',
        description: 'Appends one line.',
        inputSchema: {
          type: 'object',
          properties: {
            line: { type: 'string', description: 'Bed, e.g. G-12' },
            request_id: { type: 'string', description: 'Bed, e.g. G-12' },
          },
        },
        annotations: { idempotentHint: true },
      },
      'a folder that may be there already': {
        name: 'folder_create',
        description: 'Creates a folder, unless it is there already.',
        inputSchema: { type: 'object', properties: { path: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { idempotentHint: true },
      },
    },
    {
      'a message that is sent': {
        name: 'message_send',
        description: 'Sends one message.',
        inputSchema: { type: 'object', properties: { to: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { idempotentHint: true },
      },
      'in Japanese': {
        name: 'nisshi',
        description: '日誌に1行足します。呼ぶたびに行が増えます。',
        inputSchema: { type: 'object', properties: { line: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { idempotentHint: true },
      },
    },
  ),
  ...rows(
    'definition.closed-claim',
    {
      'a search at home': {
        name: 'notes_search',
        description: "Searches the farm's own notes.",
        inputSchema: { type: 'object', properties: { words: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { openWorldHint: false },
      },
      'a copy that is kept': {
        name: 'copy_search',
        description: 'Searches a local copy of the web pages.',
        inputSchema: { type: 'object', properties: { words: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { openWorldHint: false },
      },
      'no hint': {
        name: 'web_search',
        description: 'Searches the web.',
        inputSchema: { type: 'object', properties: { words: { type: 'string', description: 'Bed, e.g. G-12' } } },
      },
    },
    {
      'pages by address': {
        name: 'page_get',
        description: 'Downloads the page at a URL.',
        inputSchema: { type: 'object', properties: { url: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { openWorldHint: false },
      },
      'in Japanese': {
        name: 'gaichu',
        description: 'インターネットから害虫の情報を集めます。',
        inputSchema: { type: 'object', properties: { words: { type: 'string', description: 'Bed, e.g. G-12' } } },
        annotations: { openWorldHint: false },
      },
    },
  ),
];
