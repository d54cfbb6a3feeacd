// A number that may be half written: what cannot be read as a number stays in the field and is not written into the text.
import { useId, useState, type ReactNode } from 'react';

/** Full-width digits and signs as half-width ones: a slip of the keyboard, not a mistake. */
export function halfWidth(text: string): string {
  return text.replace(/[０-９．－，]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0)).trim();
}

/** The number that `text` stands for, or undefined. */
export function numberIn(text: string): number | undefined {
  const plain = halfWidth(text);
  return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/u.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

/** A number field. An empty field removes the value. */
export function NumberField(props: {
  label: string;
  value: number | undefined;
  disabled: boolean;
  change(value: number | undefined): void;
}): ReactNode {
  const id = useId();
  const [half, setHalf] = useState<string>();
  const shown = half ?? (props.value === undefined ? '' : String(props.value));
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        disabled={props.disabled}
        onBlur={() => setHalf(undefined)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setHalf(text);
          const value = numberIn(text);
          if (text.trim() === '') props.change(undefined);
          else if (value !== undefined) props.change(value);
        }}
      />
    </div>
  );
}
