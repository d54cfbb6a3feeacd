// Comments in configuration: only where the client of the file allows them, and no value moves.
import { expect, test } from 'vitest';
import { allowsComments, withoutComments } from '../../src/cli/check/comments.ts';

const texts: { text: string; becomes: string; because: string }[] = [
  { text: '{"a": 1} // b', becomes: '{"a": 1}     ', because: 'a comment to the end of the line' },
  { text: '{/* b\n"c" */"a": 1}', becomes: '{    \n      "a": 1}', because: 'lines stay' },
  { text: '{"a": [1, 2,], /* 場 */ }', becomes: '{"a": [1, 2 ]          }', because: 'a comma before a bracket, over a comment' },
  { text: '{"a": "https://x/*y*/,}"}', becomes: '{"a": "https://x/*y*/,}"}', because: 'a string is no comment' },
  { text: '{"a": "\\"// ,]"}', becomes: '{"a": "\\"// ,]"}', because: 'a quote in a string does not end it' },
  { text: '{"a": 1 /* b', becomes: '{"a": 1     ', because: 'an end that never comes' },
  { text: '{"a": 1, "b": 2}', becomes: '{"a": 1, "b": 2}', because: 'there is nothing to take' },
];
test.each(texts)('$because', ({ text, becomes }) => {
  expect(withoutComments(text)).toBe(becomes);
});

const files: { file: string; allowed: boolean; because: string }[] = [
  { file: '.vscode/mcp.json', allowed: true, because: 'VS Code writes comments itself' },
  { file: 'a\\b\\.vscode\\mcp.json', allowed: true, because: 'the same on Windows' },
  { file: 'Code/User/mcp.json', allowed: true, because: 'the user’s own file of VS Code' },
  { file: '.zed/settings.json', allowed: true, because: 'Zed’s settings' },
  { file: 'opencode.jsonc', allowed: true, because: 'its name says so' },
  { file: '.mcp.json', allowed: false, because: 'Claude Code reads JSON' },
  { file: '.cursor/mcp.json', allowed: false, because: 'nobody says that Cursor does' },
  { file: 'tools.json', allowed: false, because: 'it is no configuration' },
];
test.each(files)('$file: $because', ({ file, allowed }) => expect(allowsComments(file)).toBe(allowed));
