// What the learner of `tool-selection` sees: a form for texts, schemas and prompt lines, and after a run the two confusion
// tables and why each tool was chosen. The form edits the text in place.
import { useState, type ReactNode } from 'react';
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import {
  ConfusionGrid,
  ParameterFields,
  Segments,
  SelectField,
  TextField,
  WhyWords,
  type ArtefactProps,
  type OutcomeProps,
} from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { toolDefinitionForm } from '../../words/tool-definition-form.ts';
import { toolSelectionForm } from '../../words/tool-selection-form.ts';
import type { GridFacts, RequestFacts, RunFacts } from './judge/data.ts';

type T = (code: string, params?: Readonly<Record<string, Json>>) => string;
type Part = Pick<ArtefactProps, 'edit' | 'rename' | 'disabled'> & { t: T };

/** More parameters, or lines, than this are edited as text. */
const most = 20;

function words(locale: ArtefactProps['locale']): T {
  return (code, params) => say(Object.hasOwn(toolSelectionForm, code) ? toolSelectionForm : toolDefinitionForm, locale, code, params);
}

function Parameters({ schema, at, ...part }: Part & { schema: JsonObject; at: string }): ReactNode {
  const { edit, disabled, t } = part;
  const written = own(schema, 'properties') ?? {};
  if (!isObject(written) || Object.keys(written).length > most) return <p className="small is-care">{t('unshown')}</p>;
  const names = Object.keys(written);
  return (
    <>
      <h3>{t('params')}</h3>
      {names.map((name, index) => (
        <details key={index} className="param" open={names.length === 1}>
          <summary>
            <code>{name}</code>
          </summary>
          <ParameterFields schemaAt={at} schema={schema} name={name} {...part} />
        </details>
      ))}
      <p className="mt">
        <button
          className="btn small"
          type="button"
          disabled={disabled || Object.hasOwn(written, 'number')}
          onClick={() => edit(join(at, 'properties', 'number'), { type: 'string' })}
        >
          {t('param.add')}
        </button>
      </p>
    </>
  );
}

function ToolForm({ tool, at, ...part }: Part & { tool: Json; at: string }): ReactNode {
  const { edit, disabled, t } = part;
  const [description, schema] = [own(tool, 'description'), own(tool, 'inputSchema')];
  if (!isObject(tool) || !isObject(schema)) return <p className="small is-care">{t('unshown')}</p>;
  const text = typeof description === 'string' ? description : '';
  return (
    <>
      <TextField
        label={t('description')}
        note={t('characters', { count: [...text].length })}
        rows={6}
        value={text}
        disabled={disabled}
        change={(value) => edit(join(at, 'description'), value ?? '')}
      />
      <Parameters schema={schema} at={join(at, 'inputSchema')} {...part} />
    </>
  );
}

function Lines({ lines, edit, disabled, t }: Pick<Part, 'edit' | 'disabled' | 't'> & { lines: Json | undefined }): ReactNode {
  const list = lines === undefined ? [] : lines;
  if (!Array.isArray(list) || list.length > most || !list.every((line) => typeof line === 'string'))
    return <p className="small is-care">{t('unshown')}</p>;
  return (
    <>
      <h3>{t('system')}</h3>
      {list.map((line, index) => (
        <div key={index}>
          <TextField
            label={t('line', { number: index + 1 })}
            rows={2}
            value={line}
            disabled={disabled}
            change={(value) => edit(join('/system', index), value ?? '')}
          />
          <button
            className="btn small"
            type="button"
            disabled={disabled}
            onClick={() =>
              edit(
                '/system',
                list.filter((_, other) => other !== index),
              )
            }
          >
            {t('line.remove')}
          </button>
        </div>
      ))}
      <p className="mt">
        <button className="btn small" type="button" disabled={disabled} onClick={() => edit('/system', [...list, ''])}>
          {t('line.add')}
        </button>
      </p>
    </>
  );
}

/** The form of this kind. */
export function ArtefactForm({ value, locale, edit, rename, disabled }: ArtefactProps): ReactNode {
  const t = words(locale);
  const [chosen, choose] = useState(0);
  const tools = own(value, 'tools');
  if (!isObject(value) || !Array.isArray(tools) || tools.length > most) return <p className="small is-care">{t('unshown')}</p>;
  const names = tools.map((tool, index) => {
    const name = own(tool, 'name');
    return typeof name === 'string' ? name : String(index + 1);
  });
  const index = Math.min(chosen, tools.length - 1);
  const part = { edit, rename, disabled, t };
  return (
    <>
      <Segments
        label={t('tool')}
        value={String(index)}
        choices={names.map((label, key) => ({ key: String(key), label }))}
        change={(key) => choose(Number(key))}
      />
      <ToolForm tool={tools[index] ?? null} at={join('/tools', index)} {...part} />
      <Lines lines={own(value, 'system')} {...part} />
    </>
  );
}

function Grid({ grid, when, t }: { grid: GridFacts; when: string; t: T }): ReactNode {
  const all = grid.counts.flat().reduce((sum, count) => sum + count, 0);
  const right = grid.counts.reduce((sum, row, index) => sum + (row[index] ?? 0), 0);
  const caption = t('grid.right', { when, of: all, right });
  return (
    <ConfusionGrid
      caption={caption}
      corner={t('grid.corner')}
      names={[...grid.tools, t('grid.none')]}
      counts={grid.counts}
      mixUps={t('grid.mixups')}
    />
  );
}

/** The bars of one choice, longest first: the words, and the parts of the total that are not words. */
function Why({ request, t }: { request: RequestFacts; t: T }): ReactNode {
  const { best, choice, gap, runs, unmatched, candidates } = request;
  const top = candidates.find(({ tool }) => tool === best);
  const parts = (['system', 'schema', 'vague'] as const).map((name) => ({ label: t(`why.${name}`), points: top?.[name] ?? 0 }));
  const words = (top?.because ?? []).map(({ text, points }) => ({ label: text, points }));
  const rows = [...parts.filter(({ points }) => points !== 0), ...words].toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return (
    <>
      <p className="small mb">
        {t('why.chosen', { tool: choice ?? t('grid.none'), kept: runs.kept, of: runs.of, gap: (gap ?? 0).toFixed(2) })}
      </p>
      <WhyWords rows={rows} />
      <p className="small soft mt">{t('why.unmatched', { words: unmatched.length === 0 ? '—' : unmatched.join(t('why.comma')) })}</p>
    </>
  );
}

/** What a run of this kind shows besides its findings; nothing where it did not come to an end. */
export function OutcomeView({ evidence, revealed, locale }: OutcomeProps): ReactNode {
  const t = words(locale);
  const [chosen, choose] = useState<string>();
  // The judge has read these data by their schema, in the worker; the page does not load a second reader. A run that ended early has none.
  const { grid, requests, lang } = evidence.data as Partial<RunFacts>;
  if (grid === undefined || requests === undefined || lang === undefined) return null;
  const shown = requests.filter(({ holdout }) => revealed || holdout === undefined);
  const request = shown.find(({ id }) => id === chosen) ?? shown.find(({ choice, wants }) => choice !== wants) ?? shown[0];
  return (
    <>
      <h3>{t('grid.title')}</h3>
      <p className="small soft">
        {t('grid.what')}
        {t(`why.lang.${lang}`)}
      </p>
      <div className="mt">
        <Grid grid={grid.before} when={t('grid.before')} t={t} />
      </div>
      <div className="mt">
        <Grid grid={grid.after} when={t('grid.after')} t={t} />
      </div>
      {request !== undefined && (
        <>
          <h3>{t('why.title')}</h3>
          <SelectField
            label={t('why.request')}
            value={request.id}
            disabled={false}
            choices={shown.map(({ id, say: label }) => ({ key: id, label }))}
            change={choose}
          />
          <Why request={request} t={t} />
        </>
      )}
    </>
  );
}
