// One parameter of a tool: name, type, limits. Keywords that have no field here are named, and left alone.
import { useState, type ReactNode } from 'react';
import { isObject, join, own, type Json, type JsonObject } from '../model/json.ts';
import type { ArtefactProps } from './artefact.ts';
import { CheckField, SelectField, TextField } from './Field.tsx';
import { NumberField, numberIn } from './NumberField.tsx';
import type { T } from './t.ts';

type Props = Pick<ArtefactProps, 'edit' | 'rename' | 'disabled'> & {
  /** Pointer to the tool's input schema. */
  schemaAt: string;
  schema: JsonObject;
  name: string;
  t: T;
};

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array'];
const shown: Record<string, string[]> = { number: ['minimum', 'maximum'], integer: ['minimum', 'maximum'], string: ['pattern', 'enum'] };

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function requiredOf(schema: JsonObject): string[] | undefined {
  const list = own(schema, 'required');
  if (list === undefined) return [];
  return Array.isArray(list) && list.every((name) => typeof name === 'string') ? list : undefined;
}

/** The text of an enum whose values are all strings, one a line; undefined for others. */
function linesIn(value: Json | undefined): string | undefined {
  if (value === undefined) return '';
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join('\n') : undefined;
}

/** A name that is written when the field is left: half a name would be a parameter of its own. */
export function NameField({
  label,
  name,
  disabled,
  commit,
}: {
  label: string;
  name: string;
  disabled: boolean;
  commit(name: string): void;
}): ReactNode {
  const [draft, setDraft] = useState<string>();
  const leave = (): void => {
    if (draft !== undefined && draft !== '' && draft !== name) commit(draft);
    setDraft(undefined);
  };
  return <TextField label={label} code value={draft ?? name} disabled={disabled} change={(text) => setDraft(text ?? '')} leave={leave} />;
}

function Limits({
  at,
  param,
  type,
  edit,
  disabled,
  t,
}: Pick<Props, 'edit' | 'disabled' | 't'> & { at: string; param: JsonObject; type: string }): ReactNode {
  if (type === 'number' || type === 'integer') {
    return (
      <div className="two">
        {['minimum', 'maximum'].map((key) => (
          <NumberField
            key={key}
            label={t(`param.${key}`)}
            value={numberOf(own(param, key))}
            disabled={disabled}
            change={(value) => edit(join(at, key), value)}
          />
        ))}
      </div>
    );
  }
  if (type !== 'string') return null;
  const [pattern, values] = [own(param, 'pattern'), linesIn(own(param, 'enum'))];
  return (
    <>
      <TextField
        label={t('param.pattern')}
        code
        emptyRemoves
        value={typeof pattern === 'string' ? pattern : ''}
        disabled={disabled}
        change={(value) => edit(join(at, 'pattern'), value)}
      />
      <TextField
        label={t('param.enum')}
        code
        emptyRemoves
        rows={2}
        value={values ?? ''}
        disabled={disabled || values === undefined}
        change={(text) => edit(join(at, 'enum'), text?.split('\n'))}
      />
    </>
  );
}

/** The fields of one parameter. */
export function ParameterFields(props: Props): ReactNode {
  const { schemaAt, schema, name, edit, rename, disabled, t } = props;
  const at = join(schemaAt, 'properties', name);
  const param = own(own(schema, 'properties'), name);
  if (!isObject(param)) return <p className="small is-care">{t('unshown')}</p>;
  const written = own(param, 'type');
  const type = written === undefined ? 'none' : typeof written === 'string' ? written : JSON.stringify(written);
  const required = requiredOf(schema);
  const place = required?.indexOf(name) ?? -1;
  const description = own(param, 'description');
  const more = Object.keys(param).filter((key) => !['type', 'description', ...(shown[type] ?? [])].includes(key));
  const setRequired = (on: boolean): void => {
    if (required === undefined) return;
    edit(
      join(schemaAt, 'required'),
      on ? [...required, name] : required.length === 1 ? undefined : required.filter((other) => other !== name),
    );
  };
  return (
    <>
      <div className="two">
        <NameField
          label={t('param.name')}
          name={name}
          disabled={disabled}
          commit={(next) => {
            if (own(own(schema, 'properties'), next) !== undefined) return;
            rename(at, next);
            if (place >= 0) edit(join(schemaAt, 'required', place), next);
          }}
        />
        <SelectField
          label={t('param.type')}
          value={type}
          disabled={disabled}
          change={(key) => edit(join(at, 'type'), key === 'none' ? undefined : key)}
          choices={[
            { key: 'none', label: t('type.none') },
            ...[...types, ...(type === 'none' || types.includes(type) ? [] : [type])].map((key) => ({ key, label: key })),
          ]}
        />
      </div>
      <TextField
        label={t('param.description')}
        rows={2}
        emptyRemoves
        value={typeof description === 'string' ? description : ''}
        disabled={disabled}
        change={(value) => edit(join(at, 'description'), value)}
      />
      <Limits at={at} param={param} type={type} edit={edit} disabled={disabled} t={t} />
      {more.length > 0 && <p className="small is-care">{t('tool.more', { keys: more.join(', ') })}</p>}
      <div className="row mt">
        <CheckField label={t('param.required')} value={place >= 0} disabled={disabled || required === undefined} change={setRequired} />
        <button
          className="btn small push"
          type="button"
          disabled={disabled}
          onClick={() => {
            if (place >= 0) setRequired(false);
            edit(at, undefined);
          }}
        >
          {t('param.remove')}
        </button>
      </div>
    </>
  );
}

/** One argument of a call, by the type that its parameter declares. */
export function ArgumentField(props: {
  name: string;
  type: string;
  value: Json | undefined;
  note: string | undefined;
  disabled: boolean;
  change(value: Json | undefined): void;
  t: T;
}): ReactNode {
  const { name, type, value, disabled, change, t } = props;
  const base = { label: name, note: props.note, disabled };
  if (value !== undefined && typeof value === 'object')
    return (
      <p className="small field">
        <b className="mono">{name}</b> <code>{JSON.stringify(value)}</code> {t('call.as-json')}
      </p>
    );
  if (type === 'boolean' || typeof value === 'boolean') {
    return (
      <SelectField
        {...base}
        value={value === undefined ? 'none' : String(value)}
        choices={['true', 'false', 'none'].map((key) => ({ key, label: t(`truth.${key}`) }))}
        change={(key) => change(key === 'none' ? undefined : key === 'true')}
      />
    );
  }
  if ((type === 'number' || type === 'integer') && (value === undefined || typeof value === 'number')) {
    return <NumberField label={name} value={value} disabled={disabled} change={change} />;
  }
  const wasNumber = typeof value === 'number' && type !== 'string';
  return (
    <TextField
      {...base}
      emptyRemoves
      value={value === undefined ? '' : String(value)}
      change={(text) => change(wasNumber ? (numberIn(text ?? '') ?? text) : text)}
    />
  );
}
