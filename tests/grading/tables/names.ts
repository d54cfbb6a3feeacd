// Names, annotations, descriptions and headers: what must be left in peace, and what must be found.
import { type Row, params, proto, rows, tool } from './row.ts';

const empty = { type: 'object' };
const named = (name: string): Row['value'] => ({ name, inputSchema: empty });

export const nameRows: Row[] = [
  ...rows(
    'definition.name-present',
    {
      'one letter is a name': named('x'),
      'a dot alone is a name, if a poor one': named('.'),
      'a name of the prototype is a name': named('toString'),
    },
    {
      'an empty name calls nothing': named(''),
      'a number is no name': { name: 7, inputSchema: empty },
      'a tool that is null has no name': null,
    },
  ),
  ...rows(
    'definition.name-unique',
    {
      'names differ in case: they are case-sensitive': { tools: [named('a'), named('A')] },
      'two tools without a name are another rule': { tools: [{}, {}] },
      'a name of the prototype occurs once': { tools: [named('constructor'), named('__proto__')] },
    },
    {
      'the same name twice': { tools: [named('a'), named('b'), named('a')] },
      'the same name three times is found twice': { tools: [named('a'), named('a'), named('a')] },
    },
  ),
  ...rows(
    'definition.name-characters',
    {
      'dots, hyphens and underscores are allowed': named('a.b-c_D9'),
      '128 characters are the limit': named('a'.repeat(128)),
      'no name at all is another rule': { inputSchema: empty },
      'a name of the prototype is made of allowed characters': named('__proto__'),
    },
    {
      'Japanese letters are outside the set': named('窓を開ける'),
      '129 characters are too many': named('a'.repeat(129)),
      'a line break is outside the set': named('a\n'),
    },
  ),
  ...rows(
    'definition.name-dotted',
    {
      'a hyphen is no dot': named('a-b'),
      'a dot in the title is for people': { ...tool(empty), title: 'v1.2' },
      'a full-width dot is another rule': named('a．b'),
    },
    { 'a dot inside': named('a.b'), 'a dot at the end': named('a.') },
  ),
  ...rows(
    'definition.annotations-boolean',
    {
      'no annotations at all': tool(empty),
      'an empty object': tool(empty, { annotations: {} }),
      'a title beside the hints is text': tool(empty, { annotations: { title: 'T', openWorldHint: false } }),
      'an unknown member is not ours to judge': tool(empty, { annotations: { audience: 'user' } }),
    },
    {
      'null is no boolean': tool(empty, { annotations: { readOnlyHint: null } }),
      'a list of hints is no object': tool(empty, { annotations: ['readOnlyHint'] }),
    },
  ),
  ...rows(
    'definition.annotations-consistent',
    {
      'destructive by default': tool(empty, { annotations: { readOnlyHint: false } }),
      'reads, and says it destroys nothing': tool(empty, { annotations: { readOnlyHint: true, destructiveHint: false } }),
      'a word is no boolean; that is another rule': tool(empty, { annotations: { readOnlyHint: 'true', destructiveHint: true } }),
    },
    {
      'both are true': tool(empty, { annotations: { readOnlyHint: true, destructiveHint: true } }),
      'both are true beside a title': tool(empty, { annotations: { title: 'T', destructiveHint: true, readOnlyHint: true } }),
    },
  ),
  ...rows(
    'definition.header-mapping',
    {
      'a parameter called x-mcp-header is a name': params({ 'x-mcp-header': { type: 'number' } }),
      'a nested property is reachable': params({ a: { type: 'object', properties: { b: { type: 'string', 'x-mcp-header': 'B' } } } }),
      'a parameter called properties leads on like any other': params({ properties: { type: 'boolean', 'x-mcp-header': 'P' } }),
      'a parameter called __proto__ is reachable': params(proto({ type: 'integer', 'x-mcp-header': 'Q' })),
    },
    {
      'the elements of a list cannot become one header': params({ a: { type: 'array', items: { type: 'string', 'x-mcp-header': 'A' } } }),
      'names differ in case only': params({ a: { type: 'string', 'x-mcp-header': 'A' }, b: { type: 'string', 'x-mcp-header': 'a' } }),
      'an empty name is no token': params({ a: { type: 'string', 'x-mcp-header': '' } }),
      'a space is no token character': params({ a: { type: 'string', 'x-mcp-header': 'A B' } }),
    },
  ),
  ...rows(
    'definition.description-present',
    {
      'one letter is a description, if a poor one': tool(empty),
      'another language': tool(empty, { description: '窓を開ける。' }),
      'only the parameters are silent': params({ a: {} }),
    },
    { 'spaces say nothing': tool(empty, { description: ' \n' }), 'an object is no text': tool(empty, { description: {} }) },
  ),
  ...rows(
    'definition.parameter-described',
    {
      'no parameters': tool(empty),
      'a reference may lead to the description': params(
        { a: { $ref: '#/$defs/a' } },
        { $defs: { a: { type: 'string', description: 'A' } } },
      ),
      'false forbids the name; there is nothing to describe': params({ old: false }),
      'a described parameter called __proto__': params(proto({ description: 'P' })),
      'the inside of a parameter is not asked for': params({ a: { description: 'A', type: 'object', properties: { b: {} } } }),
    },
    {
      'a parameter called description is not described by its name': params({ description: { type: 'string' } }),
      'true takes anything and says nothing': params({ a: true }),
    },
  ),
  ...rows(
    'definition.token-budget',
    {
      'no tools cost next to nothing': { budget: 5, tools: [] },
      'short names are cheap': { budget: 60, tools: [tool(empty)] },
      'the order of keys costs nothing': { budget: 60, tools: [{ inputSchema: empty, description: 'A tool.', name: 't' }] },
    },
    {
      'a long text': { budget: 60, tools: [tool(empty, { description: 'word '.repeat(200) })] },
      'many tools': { budget: 60, tools: Array.from({ length: 20 }, () => tool(empty)) },
    },
  ),
];
