// The one list of what looks like a secret. The rule over configuration finds by it, and every export is cleaned by it.

/** Forms of well-known tokens. What may fail late is bounded, so that no text takes longer than its length. */
export const knownToken =
  /\b(?:sk-[\w-]{12,}|gh[pousr]_\w{16,}|github_pat_\w{16,}|xox[abprs]-[\w-]{8,}|AKIA[A-Z0-9]{12,}|AIza[\w-]{20,}|glpat-[\w-]{12,}|eyJ[\w-]{10,600}\.[\w.-]+)/;

/** Text that only stands for a secret: `<token>`, `your-key`, `xxx`. */
export const placeholder = /^(?:<[^>]*>|\[[^\]]*\]|your[-_ ].*|x{3,}|\*{3,}|\.{3,}|changeme|true|false|\d{1,6}|)$/i;

/** What stands in `text` itself once the scheme and variables are taken out; the default of a variable stands there too. */
export function literalOf(text: string): string {
  return text
    .replace(/^\s*(?:Bearer|Basic|Token|ApiKey)\s+/i, '')
    .replace(/\$\{[^}:]+(?::-([^}]*)|:[^}]*)?\}/g, (_, fallback: string | undefined) => fallback ?? '')
    .replace(/\$[A-Za-z_]\w*|\{\{[^}]*\}\}|\{(?:env|file):[^}]*\}|%\w+%/g, '')
    .trim();
}

/** True where `text` is a value of its own, and neither a variable nor a placeholder. */
export function isLiteral(text: string): boolean {
  return !placeholder.test(literalOf(text));
}
