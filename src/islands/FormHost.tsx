// Puts the form of a kind on the page. It comes in a chunk of its own, with what it needs to edit the text.
import { lazy, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ArtefactProps } from '../ui/index.ts';
import type { Bench } from './bench-store.ts';
import { editedText, renamedText } from './edit-text.ts';

/** The kinds that have a form. A new kind is one line. A kind without one is complete as text. */
const forms: Readonly<Record<string, ComponentType<ArtefactProps>>> = {
  drift: lazy(async () => ({ default: (await import('../labs/drift/Bench.tsx')).ArtefactForm })),
  'tool-choice': lazy(async () => ({ default: (await import('../labs/tool-choice/Bench.tsx')).ArtefactForm })),
  'tool-definition': lazy(async () => ({ default: (await import('../labs/tool-definition/Bench.tsx')).ArtefactForm })),
  'tool-selection': lazy(async () => ({ default: (await import('../labs/tool-selection/Bench.tsx')).ArtefactForm })),
  'tool-error': lazy(async () => ({ default: (await import('../labs/tool-error/Bench.tsx')).ArtefactForm })),
};

/** What the page gives to a form; the edits are made here. */
export type FormProps = Omit<ArtefactProps, 'edit' | 'rename'> & { kind: string; bench: Bench };

/** The form of `kind`, or nothing. */
export function FormHost({ kind, bench, ...props }: FormProps): ReactNode {
  const Form = Object.hasOwn(forms, kind) ? forms[kind] : undefined;
  const acts = useMemo(
    () => ({
      edit: (pointer: string, value: Parameters<ArtefactProps['edit']>[1]) => bench.edit((text) => editedText(text, pointer, value)),
      rename: (pointer: string, key: string) => bench.edit((text) => renamedText(text, pointer, key)),
    }),
    [bench],
  );
  return Form === undefined ? null : <Form {...props} {...acts} />;
}
