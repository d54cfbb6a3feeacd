// One row of the lanes: the arrow says who speaks, the body opens with headers and JSON.
import type { ReactNode } from 'react';
import { isObject, own } from '../model/json.ts';
import type { WireMessage } from '../model/wire.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import type { T } from './t.ts';
import type { LaneRow } from './wire-rows.ts';

function answerLabel(message: WireMessage, t: T): string {
  const error = own(message.body, 'error');
  if (error !== undefined) return t('wire.error', { code: own(error, 'code') ?? '' });
  const result = own(message.body, 'result');
  if (isObject(result)) return own(result, 'isError') === true ? t('wire.flagged') : t('wire.result');
  return t('wire.other');
}

function label(message: WireMessage, t: T): string {
  const id = own(message.body, 'id');
  const method = own(message.body, 'method');
  const status = message.http.status;
  if (typeof method === 'string') return id === undefined ? method : `${method}　id ${JSON.stringify(id)}`;
  const text = message.type === 'invalid' ? t('wire.invalid') : answerLabel(message, t);
  return status === undefined || status === 200 ? text : `HTTP ${status}　${text}`;
}

function headers(message: WireMessage): string {
  const { method, status, headers: fields } = message.http;
  // A method that names its path keeps it; the mock server has one path.
  const first = method === undefined ? `HTTP/1.1 ${status ?? ''}` : method.includes(' ') ? method : `${method} /mcp`;
  return [first, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)].join('\n');
}

function Body({ message, t }: { message: WireMessage; t: T }): ReactNode {
  const body = message.body === undefined ? (message.text ?? '') : JSON.stringify(message.body, null, 2);
  // A message that was pasted has no HTTP around it.
  const http = message.http.method !== undefined || message.http.status !== undefined;
  return (
    <div className="in-it">
      {http && (
        <>
          <h4>{t('wire.headers')}</h4>
          <Code text={headers(message)} label={t('wire.headers')} numbers={false} />
        </>
      )}
      <h4>{t('wire.body')}</h4>
      {body === '' ? <p className="small soft">{t('wire.nobody')}</p> : <Code text={body} label={t('wire.body')} />}
      <p>
        <CopyButton text={body} t={t} />
      </p>
    </div>
  );
}

/** A row. `hot` ones are named by a finding. `open`: shown at once, because the reader asked for it. */
export function WireRow({ row, number, hot, open, t }: { row: LaneRow; number: number; hot: boolean; open: boolean; t: T }): ReactNode {
  if (row.kind === 'inside') {
    const text = t(row.to === 'client' ? 'wire.hand' : row.dropped ? 'wire.dropped' : 'wire.handed');
    return (
      <LazyDetails
        className="wire"
        summary={
          <>
            <span className="no">{number}</span>
            <span className={row.to === 'client' ? 'arrow hc in' : 'arrow hc back in'}>
              <span>{text}</span>
            </span>
          </>
        }
      >
        {() => (
          <div className="in-it">
            <p className="small soft">{t('wire.inside')}</p>
          </div>
        )}
      </LazyDetails>
    );
  }
  const [{ n, message }] = row.steps;
  const back = message.from === 'server';
  const count = row.steps.length;
  const text = count === 1 ? label(message, t) : t(back ? 'wire.same-result' : 'wire.same-call', { count });
  return (
    <LazyDetails
      id={`step-${n}`}
      className="wire"
      open={open}
      summary={
        <>
          <span className="no">{number}</span>
          <span className={`arrow cs${back ? ' back' : ''}${hot ? ' hot' : ''}`}>
            <span>{text}</span>
          </span>
        </>
      }
    >
      {() => <Body message={message} t={t} />}
    </LazyDetails>
  );
}
