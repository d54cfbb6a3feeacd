// Tools that answer at once. Names and contents are those that the official suite asks for.
import { own } from '../../model/json.ts';
import { textBlock } from '../results.ts';
import { define, words } from './fixture.ts';
import type { Fixed } from './fixture.ts';
import { PIXEL, SILENCE } from './media.ts';

const image = { type: 'image', data: PIXEL, mimeType: 'image/png' };

const embedded = (uri: string, mimeType: string, text: string) => ({ type: 'resource', resource: { uri, mimeType, text } });

/** Every tool that answers at once. */
export const fixedTools: readonly Fixed[] = [
  {
    definition: define('test_simple_text', 'Returns one text block.'),
    gives: () => ({ text: 'This is a simple text response for testing.' }),
  },
  {
    definition: define('greet', 'Greets somebody; never a task.', { name: { type: 'string' } }, ['name']),
    gives: (args) => ({ text: `Hello, ${words(own(args, 'name'))}!` }),
  },
  { definition: define('test_image_content', 'Returns one image block.'), gives: () => ({ content: [image] }) },
  {
    definition: define('test_audio_content', 'Returns one audio block.'),
    gives: () => ({ content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] }),
  },
  {
    definition: define('test_embedded_resource', 'Returns one embedded resource.'),
    gives: () => ({ content: [embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')] }),
  },
  {
    definition: define('test_multiple_content_types', 'Returns a text, an image and an embedded resource.'),
    gives: () => ({
      content: [
        textBlock('Multiple content types test:'),
        image,
        embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
      ],
    }),
  },
  {
    definition: define('test_error_handling', 'Always fails, with isError.'),
    gives: () => ({ text: 'This tool intentionally returns an error for testing', isError: true }),
  },
  {
    definition: {
      name: 'json_schema_2020_12_tool',
      description: 'Has an input schema with many keywords of JSON Schema 2020-12.',
      inputSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        $defs: {
          address: { $anchor: 'addressDef', type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
        },
        properties: {
          name: { type: 'string' },
          address: { $ref: '#/$defs/address' },
          contactMethod: { type: 'string', enum: ['phone', 'email'] },
          phone: { type: 'string' },
          email: { type: 'string' },
        },
        allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
        if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
        then: { required: ['phone'] },
        else: { required: ['email'] },
        additionalProperties: false,
      },
    },
    gives: (args) => ({ structuredContent: args }),
  },
  {
    definition: define('test_x_mcp_header', 'Has a parameter that also travels as the header Mcp-Param-Region.', {
      region: { type: 'string', description: 'Any text.', 'x-mcp-header': 'Region' },
    }),
    gives: (args) => ({ text: `region: ${words(own(args, 'region') ?? 'none')}` }),
  },
];
