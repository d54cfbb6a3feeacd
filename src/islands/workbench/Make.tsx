// From a definition to the skeleton of an exercise: the definition as a file, and the command that makes the folder.
import { useState, type ReactNode } from 'react';
import type { FileReport } from '../../artefacts/index.ts';
import { at, own, type Json } from '../../model/json.ts';
import { CopyButton, Inline, SelectField, type T } from '../../ui/index.ts';
import { saveFile } from '../files.ts';
import type { SourceOutcome } from '../workbench-store.ts';
import { draftFile, draftSlug } from './draft-name.ts';

/** Definitions to choose from. */
const most = 200;

/** The name of a definition that has one. */
function nameOf(tool: Json): string {
  const name = own(tool, 'name');
  return typeof name === 'string' ? name : '';
}

/** The definitions of a text that was checked. */
function definitionsIn(text: string, report: FileReport): Json[] {
  const value = JSON.parse(text) as Json;
  const artefacts = report.status === 'judged' ? report.artefacts : [];
  return artefacts
    .filter(({ kind, name }) => kind === 'definition' && name !== '')
    .slice(0, most)
    .flatMap(({ pointer }) => at(value, pointer) ?? []);
}

function Chosen({ tools, t }: { tools: Json[]; t: T }): ReactNode {
  const [index, setIndex] = useState(0);
  const tool = tools[index] ?? tools[0] ?? null;
  const name = nameOf(tool);
  const file = draftFile(name);
  const command = `npm run pokayoke -- new ${draftSlug(name)} --from ${file}`;
  return (
    <>
      <p className="small">
        <Inline text={t('make.what')} />
      </p>
      {tools.length > 1 && (
        <SelectField
          label={t('make.tool')}
          value={String(index)}
          disabled={false}
          choices={tools.map((one, nth) => ({ key: String(nth), label: nameOf(one) }))}
          change={(key) => setIndex(Number(key))}
        />
      )}
      <p className="mt">
        <button className="btn small" type="button" onClick={() => saveFile(file, `${JSON.stringify(tool, null, 2)}\n`)}>
          {t('make.save')}
        </button>
      </p>
      <p className="small mt">{t('make.command')}</p>
      <div className="row command">
        <code>{command}</code>
        <CopyButton text={command} t={t} />
      </div>
    </>
  );
}

/** The part; nothing where the text holds no definition. */
export function Make({ outcome, report, t }: { outcome: Extract<SourceOutcome, { status: 'done' }>; report: FileReport; t: T }): ReactNode {
  const [tools, setTools] = useState<{ of: string; list: Json[] }>();
  if (report.status !== 'judged' || !report.artefacts.some(({ kind }) => kind === 'definition')) return null;
  const { text } = outcome.source;
  const open = (): void => {
    try {
      setTools({ of: text, list: definitionsIn(text.replace(/^\uFEFF/, ''), report) });
    } catch {
      setTools({ of: text, list: [] });
    }
  };
  const list = tools?.of === text ? tools.list : undefined;
  return (
    <details className="sheet-drawer" onToggle={(event) => event.currentTarget.open && list === undefined && open()}>
      <summary>{t('make.title')}</summary>
      {list !== undefined && list.length > 0 && <Chosen tools={list} t={t} />}
    </details>
  );
}
