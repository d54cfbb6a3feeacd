// Reaches a server of the reader from this page alone. What comes goes into the workbench below; a header's value stays in memory.
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Coded } from '../model/evidence.ts';
import { TextField, type T } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { whenIdle } from './idle.ts';
import { knows } from './words.ts';
import { Bench } from './WorkbenchIsland.tsx';
import type { Shown } from './workbench/connect/Dialed.tsx';
import type * as RestModule from './workbench/connect/rest.ts';
import type * as StartModule from './workbench/connect/start.ts';
import type { Around, Parts } from './workbench/parts.ts';
import { useWorkbench } from './workbench/use-workbench.ts';

type Rest = typeof RestModule;
type Start = typeof StartModule;

/** Where a press has led to so far. */
type Stand = { running: boolean; shown: Shown | undefined; fault: Coded | undefined };

/** The value is read when the form is sent: it never stands in an attribute of the page. */
function Secret({ label, field }: { label: string; field: RefObject<HTMLInputElement | null> }): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="password" className="mono" ref={field} autoComplete="off" spellCheck={false} />
    </div>
  );
}

function wordsFor({ t, around }: Parts, rest: Rest | undefined): T {
  return (code, params) =>
    rest !== undefined && knows(rest.connectWords, code) ? say(rest.connectWords, around.locale, code, params) : t(code, params);
}

/** The island of the page. */
export function ConnectIsland(around: Around): ReactNode {
  const parts = useWorkbench(around);
  const { bench, hurry } = parts;
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const secret = useRef<HTMLInputElement>(null);
  const [rest, setRest] = useState<Rest>();
  const [start, setStart] = useState<Start>();
  const [stand, setStand] = useState<Stand>({ running: false, shown: undefined, fault: undefined });
  const head = useRef<HTMLDivElement>(null);
  const t = wordsFor(parts, rest);
  useEffect(() => whenIdle(() => void import('./workbench/connect/rest.ts').then(setRest, () => undefined)), []);
  useEffect(() => {
    if (stand.shown !== undefined || stand.fault !== undefined) head.current?.focus();
  }, [stand.shown, stand.fault]);
  const go = async (): Promise<void> => {
    if (stand.running) return;
    hurry();
    setStand({ running: true, shown: undefined, fault: undefined });
    try {
      const resting = rest ?? (await import('./workbench/connect/rest.ts'));
      setRest(resting);
      const header = { name, value: secret.current?.value ?? '' };
      const target = resting.readTarget(address, header);
      if (!target.ok) return setStand({ running: false, shown: undefined, fault: target.error });
      const loaded = start ?? (await import('./workbench/connect/start.ts'));
      setStart(loaded);
      const shown = await loaded.start(target.value, header);
      if (shown.text !== '') bench.add([{ name: 'snapshot.json', text: shown.text }]);
      setStand({ running: false, shown, fault: undefined });
    } catch {
      setStand({ running: false, shown: undefined, fault: { code: 'work.no-worker', params: {} } });
    }
  };
  return (
    <>
      <form
        className="connect-form"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <TextField
          label={t('connect.address')}
          note={t('connect.address-note')}
          value={address}
          disabled={false}
          code
          change={(text = '') => setAddress(text)}
        />
        <div className="filter-fields">
          <TextField
            label={t('connect.header-name')}
            note={t('connect.header-note')}
            value={name}
            disabled={false}
            code
            change={(text = '') => setName(text)}
          />
          <Secret label={t('connect.header-value')} field={secret} />
        </div>
        <p className="small soft">{t('connect.header-kept')}</p>
        <p className="mt">
          <button className="btn go" type="submit" disabled={stand.running}>
            {t(stand.running ? 'connect.running' : 'connect.go')}
          </button>
        </p>
      </form>
      <div ref={head} tabIndex={-1} role="status" className="workbench connect-end">
        {stand.fault !== undefined && <p className="notice">{t(stand.fault.code, stand.fault.params)}</p>}
        {stand.shown !== undefined && start !== undefined && parts.late !== undefined && <start.Dialed shown={stand.shown} t={t} />}
      </div>
      {stand.shown?.text !== undefined && stand.shown.text !== '' && <Bench parts={parts} modes />}
      {rest !== undefined && (
        <div className="workbench">
          <rest.Cors origin={location.origin} own={name} t={t} />
        </div>
      )}
    </>
  );
}
