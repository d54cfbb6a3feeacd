// The form of `tool-choice`: one plan a profile, its phases as rows. It edits the text in place and leaves alone what it cannot show.
import { useState, type ReactNode } from 'react';
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import { CheckField, NumberField, SelectField, Segments, TextField, type ArtefactProps, type Choice } from '../../ui/index.ts';
import { say } from '../../words/say.ts';
import { toolChoiceForm } from '../../words/tool-choice-form.ts';

type T = (code: string, params?: JsonObject) => string;
type Part = Pick<ArtefactProps, 'edit' | 'disabled'> & { t: T; known: string[] };

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const isStrings = (value: Json | undefined): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The choices of a closed list, with whatever else stands in the text. */
function choices(code: string, keys: readonly string[], t: T, present: string): Choice[] {
  const all = keys.map((key) => ({ key, label: t(`${code}.${key}`) }));
  return keys.includes(present) ? all : [...all, { key: present, label: present }];
}

function More({ keys, t }: { keys: readonly string[]; t: T }): ReactNode {
  return keys.length === 0 ? null : <p className="small is-care">{t('more', { keys: keys.join(', ') })}</p>;
}

/** A set of tools as boxes; names that the server does not have keep their place. */
function ToolBoxes({
  label,
  value,
  change,
  known,
  disabled,
}: Pick<Part, 'known' | 'disabled'> & { label: string; value: string[]; change(names: string[]): void }): ReactNode {
  return (
    <fieldset>
      <legend className="small">{label}</legend>
      <div className="two">
        {[...known, ...value.filter((name) => !known.includes(name))].map((name) => (
          <CheckField
            key={name}
            label={name}
            value={value.includes(name)}
            disabled={disabled}
            change={(on) => change(on ? [...value, name] : value.filter((other) => other !== name))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ChoiceFields({ choice, pointer, edit, disabled, t, known }: Part & { choice: Json | undefined; pointer: string }): ReactNode {
  const type = choice === undefined ? 'unset' : text(own(choice, 'type'));
  const place = join(pointer, 'tool_choice');
  const name = text(own(choice, 'name'));
  const off = own(choice, 'disable_parallel_tool_use');
  const retype = (key: string): void => {
    const kept = off === undefined || key === 'none' ? {} : { disable_parallel_tool_use: off };
    edit(place, key === 'unset' ? undefined : { type: key, ...(key === 'tool' ? { name: known[0] ?? '' } : {}), ...kept });
  };
  const named = known.includes(name) ? known : [...known, name];
  return (
    <>
      <SelectField
        label={t('choice')}
        value={type}
        choices={choices('choice', ['unset', 'auto', 'any', 'tool', 'none'], t, type)}
        disabled={disabled}
        change={retype}
      />
      {type === 'tool' && (
        <SelectField
          label={t('name')}
          value={name}
          choices={named.map((key) => ({ key, label: key }))}
          disabled={disabled}
          change={(key) => edit(join(place, 'name'), key)}
        />
      )}
      {isObject(choice) && type !== 'none' && (
        <CheckField
          label={t('parallel')}
          value={off === true}
          disabled={disabled}
          change={(on) => edit(join(place, 'disable_parallel_tool_use'), on ? true : undefined)}
        />
      )}
    </>
  );
}

function UntilFields({ until, pointer, edit, disabled, t, known }: Part & { until: Json | undefined; pointer: string }): ReactNode {
  const place = join(pointer, 'until');
  const keys = isObject(until) ? Object.keys(until) : [];
  const [only = ''] = keys;
  const kind = until === undefined || until === 'end' || until === 'never' ? 'end' : keys.length === 1 ? only : '…';
  const names = own(until, kind);
  const list = isStrings(names) ? names : typeof names === 'string' ? [names] : [];
  const turns = own(until, 'turns');
  const shown = ['end', 'success', 'called', 'turns'];
  const restart: Record<string, Json | undefined> = {
    end: undefined,
    success: { success: list.length > 0 ? list : '*' },
    called: { called: list.length > 0 ? list : '*' },
    turns: { turns: 1 },
  };
  const every = list.includes('*');
  const write = (chosen: string[]): void => {
    const [first = '*'] = chosen;
    edit(join(place, kind), chosen.length < 2 ? first : chosen);
  };
  return (
    <>
      <SelectField
        label={t('until')}
        value={kind}
        choices={choices('until', shown, t, kind)}
        disabled={disabled}
        change={(key) => {
          if (shown.includes(key)) edit(place, restart[key]);
        }}
      />
      {kind === 'turns' && (
        <NumberField
          label={t('turns')}
          value={typeof turns === 'number' ? turns : undefined}
          disabled={disabled}
          change={(value) => edit(join(place, 'turns'), value ?? 1)}
        />
      )}
      {(kind === 'success' || kind === 'called') && (
        <>
          <CheckField label={t('until.any')} value={every} disabled={disabled} change={(on) => write(on ? ['*'] : known.slice(0, 1))} />
          {!every && <ToolBoxes label={t('until.which')} value={list} known={known} disabled={disabled} change={write} />}
        </>
      )}
      {!shown.includes(kind) && <More keys={['until']} t={t} />}
    </>
  );
}

function AfterFields({ after, pointer, edit, disabled, t }: Omit<Part, 'known'> & { after: Json | undefined; pointer: string }): ReactNode {
  const place = join(pointer, 'afterTurn');
  const kind = after === undefined ? 'none' : text(own(after, 'ifNoCall'));
  const most = own(after, 'most');
  const then = text(own(after, 'then') ?? 'hand-on');
  const restart: Record<string, Json | undefined> = {
    none: undefined,
    'ask-again': { ifNoCall: 'ask-again', most: 1, then: 'hand-on' },
    'hand-on': { ifNoCall: 'hand-on' },
  };
  return (
    <>
      <SelectField
        label={t('after')}
        value={kind}
        choices={choices('after', Object.keys(restart), t, kind)}
        disabled={disabled}
        change={(key) => edit(place, restart[key])}
      />
      {kind === 'ask-again' && (
        <div className="two">
          <NumberField
            label={t('most')}
            value={typeof most === 'number' ? most : undefined}
            disabled={disabled}
            change={(value) => edit(join(place, 'most'), value)}
          />
          <SelectField
            label={t('then')}
            value={then}
            choices={choices('then', ['hand-on', 'go-on'], t, then)}
            disabled={disabled}
            change={(key) => edit(join(place, 'then'), key)}
          />
        </div>
      )}
    </>
  );
}

function PhaseRow({
  phase,
  number,
  pointer,
  up,
  remove,
  ...part
}: Part & { phase: Json; number: number; pointer: string; up(): void; remove(): void }): ReactNode {
  const { t, disabled } = part;
  const shown = ['tool_choice', 'until', 'afterTurn'];
  return (
    <details className="param" open>
      <summary>{t('phase', { number })}</summary>
      {isObject(phase) ? (
        <>
          <ChoiceFields choice={own(phase, 'tool_choice')} pointer={pointer} {...part} />
          <UntilFields until={own(phase, 'until')} pointer={pointer} {...part} />
          <AfterFields after={own(phase, 'afterTurn')} pointer={pointer} edit={part.edit} disabled={disabled} t={t} />
          <More keys={Object.keys(phase).filter((key) => !shown.includes(key))} t={t} />
        </>
      ) : (
        <p className="small is-care">{t('unshown')}</p>
      )}
      <p className="row">
        {number > 1 && (
          <button className="btn small" type="button" disabled={disabled} onClick={up}>
            {t('phase.up')}
          </button>
        )}
        <button className="btn small" type="button" disabled={disabled} onClick={remove}>
          {t('phase.remove')}
        </button>
      </p>
    </details>
  );
}

function PlanForm({ plan, pointer, ...part }: Part & { plan: JsonObject; pointer: string }): ReactNode {
  const { edit, disabled, t, known } = part;
  const [system, tools, strict, phases] = ['system', 'tools', 'strict', 'phases'].map((key) => own(plan, key));
  if (!Array.isArray(phases) || !isStrings(tools)) return <p className="small is-care">{t('unshown')}</p>;
  const plainSystem = system === undefined || typeof system === 'string' || isStrings(system);
  const plainStrict = strict === undefined || typeof strict === 'boolean' || isStrings(strict);
  const lines = isStrings(system) ? system.join('\n') : text(system);
  const strictNames = isStrings(strict) ? strict : strict === true ? known : [];
  const setPhases = (list: Json[]): void => edit(join(pointer, 'phases'), list);
  const swapped = (index: number): Json[] =>
    phases.map((phase, place) => (place === index ? (phases[index - 1] ?? phase) : place === index - 1 ? (phases[index] ?? phase) : phase));
  const more = Object.keys(plan).filter((key) => !['system', 'tools', 'strict', 'phases'].includes(key));
  return (
    <>
      {plainSystem && (
        <TextField
          label={t('system')}
          rows={3}
          value={lines}
          disabled={disabled}
          emptyRemoves
          change={(value) => edit(join(pointer, 'system'), value === undefined || !isStrings(system) ? value : value.split('\n'))}
        />
      )}
      <ToolBoxes
        label={t('tools')}
        value={tools}
        known={known}
        disabled={disabled}
        change={(names) => edit(join(pointer, 'tools'), names)}
      />
      {plainStrict && (
        <ToolBoxes
          label={t('strict')}
          value={strictNames}
          known={known}
          disabled={disabled}
          change={(names) => edit(join(pointer, 'strict'), names.length === 0 ? undefined : names)}
        />
      )}
      {phases.map((phase, index) => (
        <PhaseRow
          key={index}
          phase={phase}
          number={index + 1}
          pointer={join(pointer, 'phases', index)}
          up={() => setPhases(swapped(index))}
          remove={() => setPhases(phases.filter((_, place) => place !== index))}
          {...part}
        />
      ))}
      <p className="mt">
        <button
          className="btn small"
          type="button"
          disabled={disabled}
          onClick={() => setPhases([...phases, { tool_choice: { type: 'auto' } }])}
        >
          {t('phase.add')}
        </button>
      </p>
      <More keys={[...more, ...(plainSystem ? [] : ['system']), ...(plainStrict ? [] : ['strict'])]} t={t} />
    </>
  );
}

/** Entries of a list of the scenario that have an id and texts. */
function profilesOf({ exercise, locale }: ArtefactProps): { id: string; title: string; about: string }[] {
  const list = exercise.scenario['profiles'];
  return (Array.isArray(list) ? list : []).flatMap((entry) => {
    const id = own(entry, 'id');
    return typeof id === 'string'
      ? [{ id, title: text(own(own(entry, 'title'), locale)), about: text(own(own(entry, 'about'), locale)) }]
      : [];
  });
}

/** The form of this kind. */
export function ArtefactForm(props: ArtefactProps): ReactNode {
  const profiles = profilesOf(props);
  const [chosen, choose] = useState(profiles[0]?.id ?? '');
  const t: T = (code, params) => say(toolChoiceForm, props.locale, code, params);
  const profile = profiles.find(({ id }) => id === chosen) ?? profiles[0];
  if (profile === undefined || !isObject(props.value)) return <p className="small is-care">{t('unshown')}</p>;
  const tools = props.exercise.scenario['tools'];
  const known = (Array.isArray(tools) ? tools : []).flatMap((tool) => {
    const name = own(tool, 'name');
    return typeof name === 'string' ? [name] : [];
  });
  const { edit, disabled } = props;
  const pointer = join('', profile.id);
  const plan = own(props.value, profile.id);
  return (
    <>
      <Segments
        label={t('profile')}
        value={profile.id}
        choices={profiles.map(({ id, title }) => ({ key: id, label: title }))}
        change={choose}
      />
      <p className="small soft">{profile.about}</p>
      {plan === undefined && (
        <p className="row">
          <span className="small">{t('missing')}</span>
          <button
            className="btn small"
            type="button"
            disabled={disabled}
            onClick={() => edit(pointer, { tools: known, phases: [{ tool_choice: { type: 'auto' } }] })}
          >
            {t('add')}
          </button>
        </p>
      )}
      {plan !== undefined && !isObject(plan) && <p className="small is-care">{t('unshown')}</p>}
      {isObject(plan) && <PlanForm plan={plan} pointer={pointer} edit={edit} disabled={disabled} t={t} known={known} />}
    </>
  );
}
