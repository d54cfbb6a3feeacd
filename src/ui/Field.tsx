// Labelled controls of the forms. A value of undefined means that nothing is written in the text.
import { useId, type ReactNode } from 'react';

type Base = { label: string; note?: string | undefined; disabled: boolean };

function Frame({ id, label, note, children }: { id: string; label: string; note?: string | undefined; children: ReactNode }): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {note !== undefined && <span className="soft">　{note}</span>}
      </label>
      {children}
    </div>
  );
}

/** A line of text; `rows` makes it an area. An empty line is written as "" unless `emptyRemoves`. */
export function TextField(
  props: Base & {
    value: string | undefined;
    rows?: number;
    emptyRemoves?: boolean;
    code?: boolean;
    change(value: string | undefined): void;
    leave?(): void;
  },
): ReactNode {
  const id = useId();
  const give = (text: string): void => props.change(text === '' && props.emptyRemoves === true ? undefined : text);
  const common = {
    id,
    value: props.value ?? '',
    disabled: props.disabled,
    className: props.code === true ? 'mono' : undefined,
    spellCheck: props.code !== true,
    autoComplete: 'off',
    onBlur: props.leave,
  };
  return (
    <Frame id={id} label={props.label} note={props.note}>
      {props.rows === undefined ? (
        <input type="text" {...common} onChange={(event) => give(event.currentTarget.value)} />
      ) : (
        <textarea rows={props.rows} {...common} onChange={(event) => give(event.currentTarget.value)} />
      )}
    </Frame>
  );
}

/** One choice of a select: what stands in the list, and the key that comes back. */
export type Choice = { key: string; label: string };

/** A closed list. */
export function SelectField(props: Base & { value: string; choices: Choice[]; change(key: string): void }): ReactNode {
  const id = useId();
  return (
    <Frame id={id} label={props.label} note={props.note}>
      <select id={id} value={props.value} disabled={props.disabled} onChange={(event) => props.change(event.currentTarget.value)}>
        {props.choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A switch. */
export function CheckField(props: Base & { value: boolean; change(value: boolean): void }): ReactNode {
  const id = useId();
  return (
    <p className="check-field">
      <input
        id={id}
        type="checkbox"
        checked={props.value}
        disabled={props.disabled}
        onChange={(event) => props.change(event.currentTarget.checked)}
      />
      <label htmlFor={id}>
        {props.label}
        {props.note !== undefined && <span className="soft">　{props.note}</span>}
      </label>
    </p>
  );
}
