// Configuration that its client reads with comments and trailing commas, as plain JSON. Every value keeps its place.

/** Files whose client allows comments: the MCP file of VS Code, the settings of Zed, and whatever calls itself `.jsonc`. */
const commented = /(?:^|\/)(?:\.vscode\/mcp|User\/mcp|\.?zed\/settings)\.json$|\.jsonc$/;

const string = String.raw`"(?:[^"\\\n]|\\.)*"?`;
const comment = new RegExp(String.raw`${string}|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`, 'gu');
const comma = new RegExp(String.raw`${string}|,(?=\s*[}\]])`, 'gu');

/** True for a file that may hold comments. */
export function allowsComments(file: string): boolean {
  return commented.test(file.replaceAll('\\', '/'));
}

/** The text with comments and trailing commas as spaces. Strings stay as they are. */
export function withoutComments(text: string): string {
  const blank = (found: string): string => (found.startsWith('"') ? found : found.replaceAll(/[^\n\r]/gu, ' '));
  return text.replaceAll(comment, blank).replaceAll(comma, blank);
}
