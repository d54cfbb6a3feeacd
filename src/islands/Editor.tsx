// The editor of the page, and the choice between the plain and the coloured one. The choice is remembered.
import { useEffect, useId, useState, type ReactNode, type Ref } from 'react';
import { remember, remembered } from '../study/adapters/remembered.ts';
import { JsonEditor, type EditorHandle, type EditorMark, type T } from '../ui/index.ts';
import { whenIdle } from './idle.ts';

/** A keyboard and a fine pointer: where the coloured editor helps rather than hinders. */
const desk = '(hover: hover) and (pointer: fine)';

/** The JSON editor. `marks` are the places that the last run's findings name. */
export function Editor({
  text,
  change,
  marks,
  handle,
  t,
}: {
  text: string;
  change(text: string): void;
  marks: readonly EditorMark[];
  handle: Ref<EditorHandle>;
  t: T;
}): ReactNode {
  const id = useId();
  const [able, setAble] = useState(false);
  const [plain, setPlain] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setPlain(remembered('editor') === 'plain');
        setAble(matchMedia(desk).matches);
      }),
    [],
  );
  const rich = able && !plain;
  const choose = (): void => {
    remember('editor', plain ? undefined : 'plain');
    setPlain(!plain);
  };
  return (
    <div className="code editor" data-editor={rich ? 'rich' : 'plain'}>
      <p id={`${id}-help`}>
        {/* Both sentences keep their place, and so does the button: nothing below moves when the coloured editor comes. */}
        <span className="either">
          <span className={rich ? 'unseen' : undefined}>{t('edit.leave')}</span>
          <span className={rich ? undefined : 'unseen'}>{t('edit.leave-typed')}</span>
        </span>
        <button className={`btn small push desk ${able ? '' : 'unseen'}`} type="button" aria-pressed={plain} onClick={choose}>
          {t('edit.plain')}
        </button>
      </p>
      <JsonEditor
        id={id}
        value={text}
        onChange={change}
        label={t('edit.label')}
        describedBy={`${id}-help`}
        rich={rich}
        marks={marks}
        handle={handle}
      />
    </div>
  );
}
