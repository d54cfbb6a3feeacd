// Highlights code at build. Colours become the five classes of code.css (k s d b p); no inline style ever leaves this file.
import { createHighlighterCoreSync, type ThemeRegistration } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import http from 'shiki/langs/http.mjs';
import json from 'shiki/langs/json.mjs';
import { escapeHtml } from './escape.ts';

/** Stand-in colours: the highlighter gives them back and they become classes. */
const classes: Readonly<Record<string, string>> = { '#00000A': 'k', '#00000B': 's', '#00000C': 'd', '#00000D': 'b', '#00000E': 'p' };

const theme: ThemeRegistration = {
  name: 'pokayoke',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#FFFFFF' },
  settings: [
    { settings: { foreground: '#000000' } },
    {
      scope: ['support.type.property-name', 'entity.name.tag', 'entity.other.attribute-name', 'keyword', 'entity.name.command'],
      settings: { foreground: '#00000A' },
    },
    { scope: ['punctuation', 'meta.brace', 'comment'], settings: { foreground: '#00000E' } },
    { scope: ['string', 'punctuation.definition.string'], settings: { foreground: '#00000B' } },
    { scope: ['support.type.property-name punctuation', 'punctuation.support.type.property-name'], settings: { foreground: '#00000A' } },
    { scope: ['constant.numeric'], settings: { foreground: '#00000C' } },
    { scope: ['constant.language'], settings: { foreground: '#00000D' } },
  ],
};

const highlighter = createHighlighterCoreSync({ themes: [theme], langs: [json, bash, http], engine: createJavaScriptRegexEngine() });

/** One code block: the whole `.code` element. Unknown languages are shown plain. `label` names the region for those who cannot see it. */
export function codeHtml(code: string, lang: string, label: string, caption?: string): string {
  const known = highlighter.getLoadedLanguages().includes(lang);
  const text = code.replace(/\n$/, '');
  const rows = known
    ? highlighter
        .codeToTokensBase(text, { lang, theme: 'pokayoke' })
        .map((row) => row.map(({ content, color }) => span(content, color)).join(''))
    : text.split('\n').map(escapeHtml);
  const lines = rows.map((row, index) => `<span class="l" data-n="${index + 1}">${row === '' ? ' ' : row}</span>`).join('');
  const head = caption === undefined ? '' : `<p>${caption}</p>`;
  return `<div class="code">${head}<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${lines}</code></pre></div>`;
}

function span(content: string, color: string | undefined): string {
  const name = color === undefined ? undefined : classes[color.toUpperCase()];
  return name === undefined ? escapeHtml(content) : `<span class="${name}">${escapeHtml(content)}</span>`;
}
