// Reads source files for the architecture tests: imports and globals, found with the TypeScript parser and not with ESLint.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** The project's root folder. */
export const root = join(import.meta.dirname, '../..');

/** One source file: its path under `src/`, and its text. */
export type Source = { path: string; text: string };

/** Every file under a folder of the project, by path relative to the root, sorted. */
export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** All code of `src/`: TypeScript, React and Astro files. */
export function sources(): Source[] {
  return filesUnder('src')
    .filter((path) => /\.(ts|tsx|mjs|astro)$/.test(path))
    .map((path) => ({ path: path.slice('src/'.length), text: readFileSync(join(root, path), 'utf8') }));
}

/** The TypeScript in a file: all of it, or an Astro file's front matter and scripts. */
function code({ path, text }: Source): string {
  if (!path.endsWith('.astro')) return text;
  const front = /^\s*---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script(?![^>]*type="application)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [front, ...scripts].join('\n');
}

function parse(source: Source): ts.SourceFile {
  const kind = source.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(source.path, code(source), ts.ScriptTarget.Latest, true, kind);
}

function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  ts.forEachChild(node, (child) => {
    visit(child, each);
  });
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL' && node.arguments?.[1]?.getText() === 'import.meta.url') {
    return node.arguments[0];
  }
  return undefined;
}

/** Every module that a file names: static, dynamic, type and worker imports. */
export function importsOf(source: Source): string[] {
  const found: string[] = [];
  visit(parse(source), (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
  });
  return found;
}

function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent)) &&
    parent.name === node
  );
}

/** Names that a file uses without declaring them, and members that it takes from anything. */
export function namesOf(source: Source): { globals: Set<string>; members: Set<string> } {
  const [used, declared, members] = [new Set<string>(), new Set<string>(), new Set<string>()];
  visit(parse(source), (node) => {
    if (ts.isPropertyAccessExpression(node)) members.add(node.name.text);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) members.add(node.argumentExpression.text);
    if (!ts.isIdentifier(node) || isOnlyAName(node)) return;
    const { parent } = node;
    const declares =
      (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent) || ts.isFunctionDeclaration(parent)) &&
      parent.name === node;
    if (declares || ts.isImportSpecifier(parent) || ts.isTypeAliasDeclaration(parent)) declared.add(node.text);
    else used.add(node.text);
  });
  return { globals: new Set([...used].filter((name) => !declared.has(name))), members };
}
