// The forms of `drift`: a table of readings or predictions, and beside each row what it is about. They edit the text in place.
import { Fragment, type ReactNode } from 'react';
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import { NumberField, TextField, type ArtefactProps } from '../../ui/index.ts';
import { driftForm } from '../../words/drift-form.ts';
import { say } from '../../words/say.ts';
import { type VariantCall, variantOf } from './predict/variant.ts';
import { type ClassifyScenario, type PredictScenario, Scenario } from './scenario.ts';
import { Actor, EvidenceClass, OldCallFate, stages } from './submission.ts';

type T = (code: string) => string;
type Part = Pick<ArtefactProps, 'edit' | 'disabled' | 'locale'> & { t: T };

/** Lines of JSON in which whatever fits stands on one line: definitions are read, not edited, here. */
function lines(value: Json, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/gu, ' ');
  if (indent.length + flat.length <= 64 || typeof value !== 'object' || value === null) return flat;
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

/** A select in a cell; its label is for those who cannot see the table. */
function Pick({ label, code, keys, value, disabled, t, change }: PickProps): ReactNode {
  const others = value === '' || keys.includes(value) ? [] : [value];
  return (
    <select aria-label={label} value={value} disabled={disabled} onChange={(event) => change(event.currentTarget.value)}>
      {value === '' && <option value="">{t('unset')}</option>}
      {keys.map((key) => (
        <option key={key} value={key}>
          {t(`${code}.${key}`)}
        </option>
      ))}
      {others.map((key) => (
        <option key={key} value={key}>
          {key}
        </option>
      ))}
    </select>
  );
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
  const title = item.title[locale];
  const acts = own(reading, 'acts');
  const set = (field: string, value: Json): void => (isObject(reading) ? edit(join(at, field), value) : edit(at, { [field]: value }));
  const pick = { disabled, t };
  return (
    <Fragment>
      <tr>
        <th scope="row">{title}</th>
        <td data-l={t('layer')}>
          <Pick
            label={`${title} ${t('layer')}`}
            code="layer"
            keys={layerKeys}
            value={keyOf(own(reading, 'layer'))}
            change={(key) => set('layer', layerOf(key))}
            {...pick}
          />
        </td>
        <td data-l={t('oldCall')}>
          <Pick
            label={`${title} ${t('oldCall')}`}
            code="oldCall"
            keys={OldCallFate.options}
            value={keyOf(own(reading, 'oldCall'))}
            change={(key) => set('oldCall', key)}
            {...pick}
          />
        </td>
        <td data-l={t('acts')}>
          <Pick
            label={`${title} ${t('acts')}`}
            code="acts"
            keys={Actor.options}
            value={keyOf(Array.isArray(acts) ? acts[0] : acts)}
            change={(key) => set('acts', firstOf(acts, key))}
            {...pick}
          />
        </td>
        <td data-l={t('evidence')}>
          <Pick
            label={`${title} ${t('evidence')}`}
            code="evidence"
            keys={EvidenceClass.options}
            value={keyOf(own(reading, 'evidence'))}
            change={(key) => set('evidence', key)}
            {...pick}
          />
        </td>
      </tr>
      <tr>
        <td colSpan={5} data-l={t('open.change')}>
          <details className="param">
            <summary>{t('open.change')}</summary>
            <dl className="given small">
              <div>
                <dt>{t('wants')}</dt>
                <dd>{item.wants[locale]}</dd>
              </div>
              {item.note !== undefined && (
                <div>
                  <dt>{t('note')}</dt>
                  <dd>{item.note[locale]}</dd>
                </div>
              )}
              <div>
                <dt>{t('sent.old')}</dt>
                <dd>
                  <code>{JSON.stringify(item.call)}</code>
                </dd>
              </div>
            </dl>
            <div className="pair mt">
              <Block title={t('before')} value={item.before} other={item.after} sign="−" />
              <Block title={t('after')} value={item.after} other={item.before} sign="＋" />
            </div>
          </details>
        </td>
      </tr>
    </Fragment>
  );
}

function ClassifyForm({ scenario, value, ...part }: Part & { scenario: ClassifyScenario; value: Json }): ReactNode {
  const { edit, disabled, locale, t } = part;
  const [changes, watch] = [own(value, 'changes'), own(value, 'watch')];
  if (!isObject(changes) || !isObject(watch)) return <p className="small is-care">{t('unshown')}</p>;
  return (
    <>
      <table className="stack">
        <caption>{t('changes')}</caption>
        <thead>
          <tr>
            {['item', 'layer', 'oldCall', 'acts', 'evidence'].map((code) => (
              <th key={code} scope="col">
                {t(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scenario.changes.map((item) => (
            <ChangeRow key={item.id} item={item} reading={own(changes, item.id)} {...part} />
          ))}
        </tbody>
      </table>
      <h3>{t('days')}</h3>
      {scenario.days.map(({ id, title, about }) => (
        <fieldset key={id} className="call">
          <legend>{title[locale]}</legend>
          <p className="small">{about[locale]}</p>
          <Pick
            label={`${title[locale]} ${t('stage')}`}
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
  const title = item.title[locale];
  const place = own(reading, 'at');
  const set = (field: string, value: Json | undefined): void =>
    isObject(reading) || value === undefined ? edit(join(at, field), value) : edit(at, { [field]: value });
  const pick = { disabled, t };
  return (
    <Fragment>
      <tr>
        <th scope="row">{title}</th>
        <td data-l={t('shape')}>
          <Pick
            label={`${title} ${t('shape')}`}
            code="shape"
            keys={['valid', 'refused']}
            value={keyOf(own(reading, 'shape'))}
            change={(key) => set('shape', key)}
            {...pick}
          />
        </td>
        <td data-l={t('job')}>
          <Pick
            label={`${title} ${t('job')}`}
            code="job"
            keys={['right', 'wrong']}
            value={keyOf(own(reading, 'job'))}
            change={(key) => set('job', key)}
            {...pick}
          />
        </td>
        <td data-l={t('at')}>
          <TextField
            label={t('at')}
            code
            value={typeof place === 'string' ? place : ''}
            disabled={disabled}
            emptyRemoves
            change={(text) => set('at', text)}
          />
        </td>
      </tr>
      <tr>
        <td colSpan={4} data-l={t('open.call')}>
          <details className="param">
            <summary>{item.wants[locale]}</summary>
            <div className="pair mt">
              <Block title={t('tools')} value={item.tools} />
              {item.call === null ? <p className="small">{t('sent.none')}</p> : <Block title={t('sent')} value={item.call} />}
            </div>
          </details>
        </td>
      </tr>
    </Fragment>
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
      <table className="stack">
        <caption>{t('calls')}</caption>
        <thead>
          <tr>
            {['item.call', 'shape', 'job', 'at'].map((code) => (
              <th key={code} scope="col">
                {t(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variantOf(scenario, shown).map((item) => (
            <CallRow key={item.id} item={item} reading={own(calls, item.id)} {...part} />
          ))}
        </tbody>
      </table>
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
