// The form of `tool-definition`: tools with their parameters, and the call for each request. It edits the text in place.
import { useState, type ReactNode } from 'react';
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import {
  ArgumentField,
  CheckField,
  NameField,
  ParameterFields,
  SelectField,
  Segments,
  TextField,
  type ArtefactProps,
} from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { toolDefinitionForm } from '../../words/tool-definition-form.ts';

type Part = Pick<ArtefactProps, 'edit' | 'rename' | 'disabled'> & { t: (code: string, params?: Readonly<Record<string, Json>>) => string };

/** More tools, or more parameters of one tool, than this are edited as text. */
const most = 40;

const blankTool: JsonObject = {
  name: 'new_tool',
  description: '',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
};

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function freeName(taken: JsonObject): string {
  let number = 1;
  while (own(taken, `param_${number}`) !== undefined) number += 1;
  return `param_${number}`;
}

function Parameters({ schema, at, ...part }: Part & { schema: JsonObject; at: string }): ReactNode {
  const { edit, disabled, t } = part;
  const written = own(schema, 'properties');
  if ((written !== undefined && !isObject(written)) || Object.keys(written ?? {}).length > most)
    return <p className="small is-care">{t('unshown')}</p>;
  const properties = written ?? {};
  const names = Object.keys(properties);
  return (
    <>
      <h3>{t('params')}</h3>
      {names.length === 0 && <p className="small soft">{t('param.none')}</p>}
      {names.map((name, index) => (
        <details key={index} className="param">
          <summary>
            <code>{name}</code>　<span className="soft">{text(own(own(properties, name), 'type'))}</span>
          </summary>
          <ParameterFields schemaAt={at} schema={schema} name={name} {...part} />
        </details>
      ))}
      <p className="mt">
        <button
          className="btn small"
          type="button"
          disabled={disabled}
          onClick={() => edit(join(at, 'properties', freeName(properties)), { type: 'string' })}
        >
          {t('param.add')}
        </button>
      </p>
    </>
  );
}

function ToolForm({ tool, at, remove, ...part }: Part & { tool: Json; at: string; remove: () => void }): ReactNode {
  const { edit, disabled, t } = part;
  const schema = own(tool, 'inputSchema');
  if (!isObject(tool) || !isObject(schema)) {
    return (
      <>
        <p className="small is-care">{t('tool.unshown')}</p>
        <p className="mt">
          <button className="btn small" type="button" disabled={disabled} onClick={remove}>
            {t('tool.remove')}
          </button>
        </p>
      </>
    );
  }
  const schemaAt = join(at, 'inputSchema');
  const more = [
    ...Object.keys(tool).filter((key) => !['name', 'description', 'inputSchema'].includes(key)),
    ...Object.keys(schema)
      .filter((key) => !['type', 'properties', 'required', 'additionalProperties'].includes(key))
      .map((key) => `inputSchema.${key}`),
    ...(isObject(own(schema, 'additionalProperties')) ? ['inputSchema.additionalProperties'] : []),
  ];
  return (
    <>
      <NameField
        label={t('tool.name')}
        name={text(own(tool, 'name'))}
        disabled={disabled}
        commit={(name) => edit(join(at, 'name'), name)}
      />
      <TextField
        label={t('tool.description')}
        rows={3}
        value={text(own(tool, 'description'))}
        disabled={disabled}
        change={(value) => edit(join(at, 'description'), value ?? '')}
      />
      <CheckField
        label={t('tool.closed')}
        note="additionalProperties: false"
        value={own(schema, 'additionalProperties') === false}
        disabled={disabled}
        change={(on) => edit(join(schemaAt, 'additionalProperties'), on ? false : undefined)}
      />
      {more.length > 0 && <p className="small is-care">{t('tool.more', { keys: more.join(', ') })}</p>}
      <Parameters schema={schema} at={schemaAt} {...part} />
      <p className="mt">
        <button className="btn small" type="button" disabled={disabled} onClick={remove}>
          {t('tool.remove')}
        </button>
      </p>
    </>
  );
}

function Arguments({
  call,
  at,
  tools,
  edit,
  disabled,
  t,
}: Omit<Part, 'rename'> & { call: JsonObject; at: string; tools: Json[] }): ReactNode {
  const args = own(call, 'arguments') ?? {};
  if (!isObject(args)) return <p className="small is-care">{t('unshown')}</p>;
  const tool = tools.find((candidate) => own(candidate, 'name') === own(call, 'name'));
  const declared = own(own(tool, 'inputSchema'), 'properties');
  const properties = isObject(declared) ? declared : {};
  const extra = Object.keys(args).filter((name) => own(properties, name) === undefined);
  if (extra.length + Object.keys(properties).length > most) return <p className="small is-care">{t('unshown')}</p>;
  return [...Object.keys(properties), ...extra].map((name) => (
    <ArgumentField
      key={name}
      name={name}
      type={text(own(own(properties, name), 'type'))}
      value={own(args, name)}
      disabled={disabled}
      t={t}
      note={extra.includes(name) ? t('call.undeclared') : undefined}
      change={(value) => edit(join(at, 'arguments', name), value)}
    />
  ));
}

function CallForm({
  request,
  call,
  tools,
  at,
  edit,
  disabled,
  t,
}: Omit<Part, 'rename'> & { request: string; call: Json | undefined; tools: Json[]; at: string }): ReactNode {
  const none = own(call, 'none');
  const name = own(call, 'name');
  const chosen = call === undefined ? 'unset' : none !== undefined ? 'none' : `tool:${text(name)}`;
  const names = [...new Set(tools.map((tool) => text(own(tool, 'name'))).filter((tool) => tool !== ''))];
  const choices = [
    ...(call === undefined ? [{ key: 'unset', label: t('call.unset') }] : []),
    ...names.map((tool) => ({ key: `tool:${tool}`, label: tool })),
    ...(typeof name === 'string' && !names.includes(name) ? [{ key: chosen, label: `${name}${t('call.unknown')}` }] : []),
    { key: 'none', label: t('call.none') },
  ];
  const choose = (key: string): void => {
    if (key === 'none') edit(at, { none: '' });
    else if (key.startsWith('tool:') && typeof name === 'string') edit(join(at, 'name'), key.slice(5));
    else if (key.startsWith('tool:')) edit(at, { name: key.slice(5), arguments: {} });
  };
  return (
    <fieldset className="call">
      <legend>「{request}」</legend>
      <SelectField label={t('call.tool')} value={chosen} choices={choices} disabled={disabled} change={choose} />
      {none !== undefined && (
        <TextField
          label={t('call.why')}
          rows={2}
          value={text(none)}
          disabled={disabled}
          change={(value) => edit(join(at, 'none'), value ?? '')}
        />
      )}
      {isObject(call) && none === undefined && <Arguments call={call} at={at} tools={tools} edit={edit} disabled={disabled} t={t} />}
    </fieldset>
  );
}

/** The form of this kind. */
export function ArtefactForm({ value, edit, rename, locale, exercise, disabled }: ArtefactProps): ReactNode {
  const [chosen, choose] = useState('0');
  const t: Part['t'] = (code, params) => say(toolDefinitionForm, locale, code, params);
  const [tools, calls] = [own(value, 'tools'), own(value, 'calls')];
  if (!isObject(value) || !Array.isArray(tools) || tools.length > most) return <p className="small is-care">{t('unshown')}</p>;
  const index = Math.min(Number(chosen), tools.length - 1);
  const tool = chosen === 'calls' ? undefined : tools[index];
  const parts = tools.map((each, at) => ({ key: String(at), label: text(own(each, 'name')) || t('tool.unnamed') }));
  const add = (): void => {
    edit(join('/tools', tools.length), blankTool);
    choose(String(tools.length));
  };
  return (
    <>
      <div className="row">
        <Segments
          label={t('parts')}
          value={chosen === 'calls' ? 'calls' : String(index)}
          choices={[...parts, { key: 'calls', label: t('part.calls') }]}
          change={choose}
        />
        <button className="btn small" type="button" disabled={disabled} onClick={add}>
          {t('tool.add')}
        </button>
      </div>
      {tool !== undefined && (
        <ToolForm
          key={index}
          tool={tool}
          at={join('/tools', index)}
          edit={edit}
          rename={rename}
          disabled={disabled}
          t={t}
          remove={() => edit(join('/tools', index), undefined)}
        />
      )}
      {chosen === 'calls' &&
        (calls !== undefined && !isObject(calls) ? (
          <p className="small is-care">{t('unshown')}</p>
        ) : (
          <>
            <p className="small soft">{t('calls.what')}</p>
            {exercise.requests.map((request) => (
              <CallForm
                key={request.id}
                request={request.say[locale]}
                call={own(calls, request.id)}
                tools={tools}
                at={join('/calls', request.id)}
                edit={edit}
                disabled={disabled}
                t={t}
              />
            ))}
          </>
        ))}
    </>
  );
}
