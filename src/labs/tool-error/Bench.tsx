// The form of `tool-error`: one response for each situation. It edits the text in place and leaves alone what it cannot show.
import { useState, type ReactNode } from 'react';
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import { SelectField, Segments, TextField, type ArtefactProps, type Choice } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { toolErrorForm } from '../../words/tool-error-form.ts';

/** What the brief tells about a situation; everything else in the scenario is the run's business. */
type SituationView = { id: string; title: string; said: string; happened: string; request: JsonObject };

type Part = Pick<ArtefactProps, 'edit' | 'disabled'> & { pointer: string; t: (code: string, params?: JsonObject) => string };

const retryNames = ['retryable', 'isRetryable', 'retriable'];
const kindNames = ['category', 'errorCategory', 'kind'];
const kinds = ['transient', 'validation', 'policy', 'permission'];

function situationsOf({ exercise, locale }: ArtefactProps): SituationView[] {
  const list = exercise.scenario['situations'];
  if (!Array.isArray(list)) return [];
  const text = (entry: Json, key: string): string => {
    const words = own(own(entry, key), locale);
    return typeof words === 'string' ? words : '';
  };
  return list.flatMap((entry) => {
    const [id, request] = [own(entry, 'id'), own(entry, 'request')];
    return typeof id === 'string' && isObject(request)
      ? [{ id, request, title: text(entry, 'title'), said: text(entry, 'say'), happened: text(entry, 'happened') }]
      : [];
  });
}

function starting({ request }: SituationView): JsonObject {
  return {
    jsonrpc: '2.0',
    id: request['id'] ?? 0,
    result: { resultType: 'complete', content: [{ type: 'text', text: '' }], isError: true },
  };
}

/** Which of several spellings is in use; the first where none is. */
function spelling(value: Json | undefined, names: string[]): string {
  return names.find((name) => own(value, name) !== undefined) ?? names[0] ?? '';
}

/** The three states of a truth value, with undefined as its own. */
function truth(value: Json | undefined): string {
  return value === undefined ? 'none' : value === true ? 'true' : value === false ? 'false' : 'other';
}

const fromTruth: Record<string, boolean | undefined> = { true: true, false: false };

function choices(code: string, keys: string[], t: Part['t'], present: string): Choice[] {
  const known = keys.map((key) => ({ key, label: t(`${code}.${key}`) }));
  return keys.includes(present) ? known : [...known, { key: present, label: present }];
}

/** Keys of a result that the form does not show. */
function beyond(result: JsonObject): string[] {
  const shown = new Set(['resultType', 'content', 'isError', 'structuredContent']);
  const structured = own(result, 'structuredContent');
  const inner = isObject(structured)
    ? Object.keys(structured).filter((key) => ![...retryNames, ...kindNames].includes(key))
    : structured === undefined
      ? []
      : [''];
  const content = own(result, 'content');
  const blocks = Array.isArray(content) && content.length > 1 ? [`content[1…${content.length - 1}]`] : [];
  return [
    ...Object.keys(result).filter((key) => !shown.has(key)),
    ...inner.map((key) => (key === '' ? 'structuredContent' : `structuredContent.${key}`)),
    ...blocks,
  ];
}

function ResultFields({ result, pointer, edit, disabled, t }: Part & { result: JsonObject }): ReactNode {
  const structured = own(result, 'structuredContent');
  const foreign = structured !== undefined && !isObject(structured);
  const first = own(result, 'content');
  const block = Array.isArray(first) ? first[0] : undefined;
  const text = own(block, 'text');
  const noText = first !== undefined && (!Array.isArray(first) || (block !== undefined && typeof text !== 'string'));
  const retry = spelling(structured, retryNames);
  const kind = spelling(structured, kindNames);
  const kindNow = own(structured, kind);
  const more = beyond(result);
  const setText = (value: string): void => {
    if (block === undefined) edit(join(pointer, 'content'), [{ type: 'text', text: value }]);
    else edit(join(pointer, 'content', 0, 'text'), value);
  };
  const setField = (name: string, value: Json | undefined): void => {
    if (value === undefined && isObject(structured) && Object.keys(structured).length === 1)
      edit(join(pointer, 'structuredContent'), undefined);
    else edit(join(pointer, 'structuredContent', name), value);
  };
  const kindKey = kindNow === undefined ? 'none' : typeof kindNow === 'string' ? kindNow : JSON.stringify(kindNow);
  return (
    <>
      <TextField
        label={t('text')}
        rows={3}
        value={typeof text === 'string' ? text : ''}
        disabled={disabled || noText}
        change={(value) => setText(value ?? '')}
      />
      <div className="two">
        <SelectField
          label={t('failed')}
          value={truth(own(result, 'isError'))}
          choices={choices('failed', ['true', 'false', 'none'], t, truth(own(result, 'isError')))}
          disabled={disabled}
          change={(key) => edit(join(pointer, 'isError'), fromTruth[key])}
        />
        <SelectField
          label={t('retryable')}
          note={retry === 'retryable' ? undefined : retry}
          value={truth(own(structured, retry))}
          choices={choices('retryable', ['true', 'false', 'none'], t, truth(own(structured, retry)))}
          disabled={disabled || foreign}
          change={(key) => setField(retry, fromTruth[key])}
        />
      </div>
      <SelectField
        label={t('category')}
        note={kind === 'category' ? undefined : kind}
        value={kindKey}
        choices={choices('category', ['none', ...kinds], t, kindKey)}
        disabled={disabled || foreign}
        change={(key) => setField(kind, key === 'none' ? undefined : key)}
      />
      <p className="small soft">{t('convention')}</p>
      {(more.length > 0 || noText) && (
        <p className="small is-care">{t('more', { keys: [...more, ...(noText ? ['content'] : [])].join(', ') })}</p>
      )}
    </>
  );
}

function ErrorFields({ error, pointer, edit, disabled, t }: Part & { error: JsonObject }): ReactNode {
  const [code, message] = [own(error, 'code'), own(error, 'message')];
  const more = Object.keys(error).filter((key) => key !== 'code' && key !== 'message');
  return (
    <>
      <TextField
        label={t('code')}
        value={code === undefined ? '' : typeof code === 'string' ? code : JSON.stringify(code)}
        disabled={disabled}
        change={(value) => edit(join(pointer, 'code'), /^-?[1-9]\d*$/.test(value ?? '') ? Number(value) : (value ?? ''))}
      />
      <TextField
        label={t('message')}
        rows={2}
        value={typeof message === 'string' ? message : ''}
        disabled={disabled}
        change={(value) => edit(join(pointer, 'message'), value ?? '')}
      />
      {more.length > 0 && <p className="small is-care">{t('more', { keys: more.join(', ') })}</p>}
    </>
  );
}

function ResponseForm({
  situation,
  response,
  edit,
  disabled,
  t,
}: Omit<Part, 'pointer'> & { situation: SituationView; response: Json | undefined }): ReactNode {
  const pointer = join('', situation.id);
  if (response === undefined) {
    return (
      <p className="row">
        <span className="small">{t('missing')}</span>
        <button className="btn small" type="button" disabled={disabled} onClick={() => edit(pointer, starting(situation))}>
          {t('add')}
        </button>
      </p>
    );
  }
  const [result, error] = [own(response, 'result'), own(response, 'error')];
  const plain = isObject(response) && isObject(result) !== isObject(error) && (result === undefined || error === undefined);
  if (!plain) return <p className="small is-care">{t('unshown')}</p>;
  const kind = isObject(result) ? 'result' : 'error';
  const part = { edit, disabled, t };
  const swap = (to: string): void => {
    if (to === kind) return;
    const rest = Object.fromEntries(Object.entries(response).filter(([key]) => key !== kind));
    edit(
      pointer,
      to === 'result' ? { ...rest, result: starting(situation)['result'] ?? {} } : { ...rest, error: { code: -32603, message: '' } },
    );
  };
  return (
    <>
      <SelectField
        label={t('kind')}
        value={kind}
        choices={choices('kind', ['result', 'error'], t, kind)}
        disabled={disabled}
        change={swap}
      />
      {isObject(result) && <ResultFields result={result} pointer={join(pointer, 'result')} {...part} />}
      {isObject(error) && <ErrorFields error={error} pointer={join(pointer, 'error')} {...part} />}
    </>
  );
}

/** The form of this kind. */
export function ArtefactForm(props: ArtefactProps): ReactNode {
  const situations = situationsOf(props);
  const [chosen, choose] = useState(situations[0]?.id ?? '');
  const t: Part['t'] = (code, params) => say(toolErrorForm, props.locale, code, params);
  const situation = situations.find(({ id }) => id === chosen) ?? situations[0];
  if (situation === undefined || !isObject(props.value)) return <p className="small is-care">{t('unshown')}</p>;
  return (
    <>
      <Segments
        label={t('situation')}
        value={situation.id}
        choices={situations.map(({ id, title }) => ({ key: id, label: title }))}
        change={choose}
      />
      <dl className="given small">
        <div>
          <dt>{t('situation.said')}</dt>
          <dd>{situation.said}</dd>
        </div>
        <div>
          <dt>{t('situation.happened')}</dt>
          <dd>{situation.happened}</dd>
        </div>
        <div>
          <dt>{t('situation.request')}</dt>
          <dd>
            <code>{JSON.stringify(situation.request)}</code>
          </dd>
        </div>
      </dl>
      <ResponseForm situation={situation} response={own(props.value, situation.id)} edit={props.edit} disabled={props.disabled} t={t} />
    </>
  );
}
