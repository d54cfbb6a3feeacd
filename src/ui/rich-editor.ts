// The editor for desktops, in a shadow root: its styles are constructed sheets, which a strict policy allows.
// Tab leaves it unless something was typed since it was entered; Escape makes Tab leave again.
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import type { EditorHandle, EditorMark } from './editor.ts';

/** The mounted editor. */
export type RichEditor = EditorHandle & {
  /** Replaces the text where it differs. Not while a conversion is going on. */
  set(text: string): void;
  /** Marks the places that findings name; they move with the text. */
  mark(marks: readonly EditorMark[]): void;
  destroy(): void;
};

const tokens = tagHighlighter([
  { tag: tags.propertyName, class: 'k' },
  { tag: tags.string, class: 's' },
  { tag: tags.number, class: 'd' },
  { tag: [tags.bool, tags.null], class: 'b' },
  { tag: [tags.separator, tags.squareBracket, tags.brace, tags.punctuation], class: 'p' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--well)', fontSize: 'var(--t2)', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.7', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '.75rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--well)', color: 'var(--off)', border: 'none', paddingRight: '.4rem' },
  '.cm-activeLine': { backgroundColor: 'transparent', boxShadow: 'inset 0 -1px var(--rule), inset 0 1px var(--rule)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--ai-tint) !important' },
  '.cm-matchingBracket': { backgroundColor: 'transparent !important', outline: '1px solid var(--edge)' },
  '.k': { color: 'var(--key)' },
  '.s': { color: 'var(--str)' },
  '.d': { color: 'var(--num)' },
  '.b': { color: 'var(--lit)', fontWeight: '600' },
  '.p': { color: 'var(--pun)' },
  '.stop': { textDecoration: 'underline wavy var(--no)', textUnderlineOffset: '.3em' },
  '.advice': { textDecoration: 'underline dotted var(--care)', textUnderlineOffset: '.3em' },
});

const setMarks = StateEffect.define<readonly EditorMark[]>();

const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (now, change) => {
    let next = now.map(change.changes);
    for (const effect of change.effects) {
      if (!effect.is(setMarks)) continue;
      const size = change.state.doc.length;
      const ranges = effect.value
        .filter(({ offset, length }) => length > 0 && offset + length <= size)
        .map(({ offset, length, blocking }) => Decoration.mark({ class: blocking ? 'stop' : 'advice' }).range(offset, offset + length));
      next = Decoration.set(ranges, true);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Tab indents once something was typed, and leaves before that and after Escape. */
function tabLeaves(): Extension {
  let typed = false;
  const indent =
    (move: typeof indentMore) =>
    (view: EditorView): boolean =>
      typed && move(view);
  return [
    keymap.of([
      { key: 'Tab', run: indent(indentMore), shift: indent(indentLess) },
      {
        key: 'Escape',
        run: () => {
          typed = false;
          return false;
        },
      },
    ]),
    EditorView.updateListener.of((update) => {
      if (update.transactions.some((change) => change.isUserEvent('input') || change.isUserEvent('delete'))) typed = true;
    }),
    EditorView.domEventHandlers({
      blur: () => {
        typed = false;
      },
    }),
  ];
}

/** Mounts the editor in `host`. */
export function mountRichEditor(
  host: HTMLElement,
  { text, label, change }: { text: string; label: string; change: (text: string) => void },
): RichEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        highlightActiveLine(),
        json(),
        indentUnit.of('  '),
        marksField,
        theme,
        syntaxHighlighting(tokens),
        tabLeaves(),
        // Ctrl+Enter runs the bench; the default binding would insert a line.
        keymap.of([...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'), ...historyKeymap]),
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) change(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    select: (offset, length) => {
      const size = view.state.doc.length;
      const [anchor, head] = [Math.min(offset, size), Math.min(offset + length, size)];
      view.focus();
      view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      host.scrollIntoView({ block: 'nearest' });
    },
    set: (next) => {
      if (!view.composing && next !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    mark: (marks) => view.dispatch({ effects: setMarks.of(marks) }),
    destroy: () => view.destroy(),
  };
}
