// The forms of `drift`: for each change or call what it is about, and selects for what is said of it. They edit the text in place.
import type { ReactNode } from 'react';
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import { NumberField, SelectField, TextField, type ArtefactProps } from '../../ui/index.ts';
import { driftForm } from '../../words/drift-form.ts';
import { say } from '../../words/say.ts';
import { differences } from './differences.ts';
import { type VariantCall, variantOf } from './predict/variant.ts';
import { type ClassifyScenario, type PredictScenario, Scenario } from './scenario.ts';
import { Actor, EvidenceClass, OldCallFate, stages } from './submission.ts';

type T = (code: string) => string;
type Part = Pick<ArtefactProps, 'edit' | 'disabled' | 'locale'> & { t: T };

/** Lines of JSON in which whatever fits stands on one line: definitions are read, not edited, here. */
function lines(value: Json, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/gu, ' ');
  if (indent.length + flat.length <= 40 || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const inner = Array.isArray(value)
    ? value.map((item) => deeper + lines(item, deeper))
    : Object.entries(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${lines(item, deeper)}`);
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${start}\n${inner.join(',\n')}\n${indent}${end}`;
}

const bare = (line: string): string => line.trim().replace(/,$/u, '');

/** A block of JSON whose lines that `other` does not have bear a sign; without `other` none do. */
function Block({ title, value, other, sign }: { title: string; value: Json; other?: Json; sign?: '−' | '＋' }): ReactNode {
  const known = other === undefined ? undefined : new Set(lines(other).split('\n').map(bare));
  return (
    <div>
      <p className="small soft">{title}</p>
      <div className="code">
        <pre tabIndex={0} role="region" aria-label={title}>
          <code>
            {lines(value)
              .split('\n')
              .map((line, index) => {
                const fresh = known !== undefined && !known.has(bare(line));
                const face = fresh ? `l ${sign === '−' ? 'bad' : 'fix'}` : 'l';
                return (
                  <span key={index} className={face} data-n={fresh ? sign : ' '}>
                    {line}
                    {'\n'}
                  </span>
                );
              })}
          </code>
        </pre>
      </div>
    </div>
  );
}

/** What differs, place by place: before and after beside each other. */
function Differences({ before, after, t }: { before: readonly Json[]; after: readonly Json[]; t: T }): ReactNode {
  const rows = differences(before, after);
  return (
    <table className="stack small">
      <caption>{t('differences')}</caption>
      <thead>
        <tr>
          {['place', 'before', 'after'].map((code) => (
            <th key={code} scope="col">
              {t(code)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, was, is }) => (
          <tr key={place}>
            <th scope="row">{place === '' ? t('order') : place}</th>
            <td data-l={t('before')}>{was ?? '—'}</td>
            <td data-l={t('after')}>{is ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The key of a value in a select; whatever is no known key stands for itself. */
function keyOf(value: Json | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map((one) => keyOf(one))
      .toSorted()
      .join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type PickProps = {
  label: string;
  code: string;
  keys: readonly string[];
  value: string;
  disabled: boolean;
  t: T;
  change(key: string): void;
};

/** A select; what is written and is none of its keys stands in it as it is. */
function Pick({ label, code, keys, value, disabled, t, change }: PickProps): ReactNode {
  const known = keys.map((key) => ({ key, label: t(`${code}.${key}`) }));
  const other = keys.includes(value) ? [] : [{ key: value, label: value === '' ? t('unset') : value }];
  return <SelectField label={label} value={value} choices={[...other, ...known]} disabled={disabled} change={change} />;
}

const layerKeys = ['none', '1', '2', '3', '1,2', '1,3', '2,3'];

function layerOf(key: string): Json {
  if (key === 'none') return key;
  const layers = key.split(',').map(Number);
  return layers.length === 1 ? (layers[0] ?? key) : layers;
}

/** The chosen one first; the others keep their order. */
function firstOf(acts: Json | undefined, chosen: string): Json {
  const others = Array.isArray(acts) ? acts.filter((one) => one !== chosen) : [];
  return [chosen, ...others];
}

function ChangeRow({
  item,
  reading,
  edit,
  disabled,
  locale,
  t,
}: Part & { item: ClassifyScenario['changes'][number]; reading: Json | undefined }): ReactNode {
  const at = join('/changes', item.id);
  const acts = own(reading, 'acts');
  const set = (field: string, value: Json): void => (isObject(reading) ? edit(join(at, field), value) : edit(at, { [field]: value }));
  const field = (code: string, keys: readonly string[], value: Json | undefined, made: (key: string) => Json): ReactNode => (
    <Pick label={t(code)} code={code} keys={keys} value={keyOf(value)} disabled={disabled} t={t} change={(key) => set(code, made(key))} />
  );
  return (
    <fieldset className="call">
      <legend>{item.title[locale]}</legend>
      <p className="small">{item.wants[locale]}</p>
      {item.note !== undefined && <p className="small soft">{item.note[locale]}</p>}
      <Block title={t('sent.old')} value={item.call} />
      <Differences before={item.before} after={item.after} t={t} />
      <details className="param">
        <summary>{t('open.change')}</summary>
        <Block title={t('before')} value={item.before} other={item.after} sign="−" />
        <Block title={t('after')} value={item.after} other={item.before} sign="＋" />
      </details>
      <div className="two">
        {field('layer', layerKeys, own(reading, 'layer'), layerOf)}
        {field('oldCall', OldCallFate.options, own(reading, 'oldCall'), (key) => key)}
        {field('acts', Actor.options, Array.isArray(acts) ? acts[0] : acts, (key) => firstOf(acts, key))}
        {field('evidence', EvidenceClass.options, own(reading, 'evidence'), (key) => key)}
      </div>
    </fieldset>
  );
}

function ClassifyForm({ scenario, value, ...part }: Part & { scenario: ClassifyScenario; value: Json }): ReactNode {
  const { edit, disabled, locale, t } = part;
  const [changes, watch] = [own(value, 'changes'), own(value, 'watch')];
  if (!isObject(changes) || !isObject(watch)) return <p className="small is-care">{t('unshown')}</p>;
  return (
    <>
      <h3>{t('changes')}</h3>
      {scenario.changes.map((item) => (
        <ChangeRow key={item.id} item={item} reading={own(changes, item.id)} {...part} />
      ))}
      <h3>{t('days')}</h3>
      {scenario.days.map(({ id, title, about }) => (
        <fieldset key={id} className="call">
          <legend>{title[locale]}</legend>
          <p className="small">{about[locale]}</p>
          <Pick
            label={t('stage')}
            code="stage"
            keys={stages}
            value={keyOf(own(watch, id))}
            disabled={disabled}
            t={t}
            change={(key) => edit(join('/watch', id), key)}
          />
        </fieldset>
      ))}
    </>
  );
}

function CallRow({ item, reading, edit, disabled, locale, t }: Part & { item: VariantCall; reading: Json | undefined }): ReactNode {
  const at = join('/calls', item.id);
  const place = own(reading, 'at');
  const set = (field: string, value: Json | undefined): void =>
    isObject(reading) || value === undefined ? edit(join(at, field), value) : edit(at, { [field]: value });
  const field = (code: string, keys: readonly string[]): ReactNode => (
    <Pick
      label={t(code)}
      code={code}
      keys={keys}
      value={keyOf(own(reading, code))}
      disabled={disabled}
      t={t}
      change={(key) => set(code, key)}
    />
  );
  return (
    <fieldset className="call">
      <legend>{item.title[locale]}</legend>
      <p className="small">{item.wants[locale]}</p>
      {item.call === null ? <p className="small soft">{t('sent.none')}</p> : <Block title={t('sent')} value={item.call} />}
      <details className="param">
        <summary>{t('tools')}</summary>
        <Block title={t('tools')} value={item.tools} />
      </details>
      <div className="two">
        {field('shape', ['valid', 'refused'])}
        {field('job', ['right', 'wrong'])}
      </div>
      <TextField
        label={t('at')}
        code
        value={typeof place === 'string' ? place : ''}
        disabled={disabled}
        emptyRemoves
        change={(text) => set('at', text)}
      />
    </fieldset>
  );
}

/** Arguments as JSON text; what is not JSON yet is kept as the text it is. */
function jsonOr(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function PredictForm({ scenario, value, ...part }: Part & { scenario: PredictScenario; value: Json }): ReactNode {
  const { edit, disabled, t } = part;
  const [seed, calls, arrives] = [own(value, 'seed'), own(value, 'calls'), own(value, 'arrives')];
  if (!isObject(calls)) return <p className="small is-care">{t('unshown')}</p>;
  const shown = typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 ? seed : 0;
  return (
    <>
      <NumberField
        label={t('seed')}
        value={typeof seed === 'number' ? seed : undefined}
        disabled={disabled}
        change={(number) => edit('/seed', number)}
      />
      <p className="small soft">{t('seed.what')}</p>
      <h3>{t('calls')}</h3>
      {variantOf(scenario, shown).map((item) => (
        <CallRow key={item.id} item={item} reading={own(calls, item.id)} {...part} />
      ))}
      <TextField
        label={t('arrives')}
        rows={2}
        code
        value={typeof arrives === 'string' ? arrives : arrives === undefined ? '' : JSON.stringify(arrives)}
        disabled={disabled}
        change={(text) => edit('/arrives', jsonOr(text ?? ''))}
      />
    </>
  );
}

/** The form of this kind. */
export function ArtefactForm({ value, edit, locale, exercise, disabled }: ArtefactProps): ReactNode {
  const t: T = (code) => say(driftForm, locale, code);
  const read = Scenario.safeParse(exercise.scenario);
  if (!read.success || !isObject(value)) return <p className="small is-care">{t('unshown')}</p>;
  const part: Part & { value: JsonObject } = { edit, disabled, locale, t, value };
  return read.data.task === 'classify' ? <ClassifyForm scenario={read.data} {...part} /> : <PredictForm scenario={read.data} {...part} />;
}
