import Link from '@docusaurus/Link';
import { saveFile } from '@site/src/kit/save-file';
import CodeBlock from '@site/src/ui/code-block';
import HighlightedCode from '@site/src/ui/highlighted-code';
import { adviceFor, problemOf } from '../request/advise';
import { type Answer, parseJson } from '../request/send-request';
import { useEffect, useRef } from 'react';
import { formatSize } from './format-size';
import styles from './styles.module.css';
import type { Sending } from './use-sending';

type Props = { readonly sending: Sending; readonly needsToken: boolean };

/** What became of the request: the answer, or why there is none. */
export default function AnswerPanel({ sending, needsToken }: Props) {
  const answer = sending.state === 'answered' ? sending.answer : undefined;
  const advice =
    sending.state === 'answered'
      ? adviceFor(sending.answer, { needsToken, now: sending.at })
      : undefined;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={panel} className={styles.answer} data-answer={answer && ''}>
      <div role="status">
        <StatusLine sending={sending} />
        {advice !== undefined && <p>{advice}</p>}
      </div>
      {answer && <AnswerContent answer={answer} />}
    </div>
  );
}

function StatusLine({ sending }: Pick<Props, 'sending'>) {
  switch (sending.state) {
    case 'idle':
      return null;
    case 'sending':
      return <p>Sending …</p>;
    case 'cancelled':
      return <p>The request was cancelled. The service may already have processed it.</p>;
    case 'failed':
      return <p className={styles.failed}>{sending.reason}</p>;
    case 'answered': {
      const { status, statusText, durationMs, body } = sending.answer;
      return (
        <p>
          <strong className={status < 400 ? styles.succeeded : styles.failed}>
            {status} {statusText}
          </strong>{' '}
          <span>
            in {durationMs} ms, {formatSize(body.size)}
          </span>
        </p>
      );
    }
  }
}

function AnswerContent({ answer }: { readonly answer: Answer }) {
  const { headers } = answer;
  const problem = problemOf(answer);
  return (
    <>
      {problem?.type?.startsWith('/') && (
        <p>
          <Link to={problem.type}>About this problem</Link>
        </p>
      )}
      <details>
        <summary>
          {headers.length} header{headers.length === 1 ? '' : 's'}
        </summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <AnswerBody answer={answer} />
    </>
  );
}

/** Longer texts would keep the page from responding. */
const MAX_SHOWN = 50_000;

function AnswerBody({ answer }: { readonly answer: Answer }) {
  const { body, mediaType, text } = answer;
  if (body.size === 0) return <p>The response has no body.</p>;
  const json = parseJson(answer);
  const whole = json === undefined ? text : JSON.stringify(json, null, 2);
  const isCut = (whole?.length ?? 0) > MAX_SHOWN;
  return (
    <>
      {(whole === undefined || isCut) && (
        <p>
          {isCut
            ? 'These are the first 50 kB. '
            : `The response is a file of type ${mediaType || 'unknown'}. `}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => saveFile(`answer${extensionOf(mediaType)}`, body)}
          >
            Save file
          </button>
        </p>
      )}
      {whole !== undefined && (
        <CodeBlock language={json === undefined ? 'xml' : 'json'} title="Response">
          <HighlightedCode
            text={isCut ? whole.slice(0, MAX_SHOWN) : whole}
            language={json === undefined ? 'xml' : 'json'}
          />
        </CodeBlock>
      )}
    </>
  );
}

function extensionOf(mediaType: string): string {
  const [, kind = ''] = /(zip|svg|json)/.exec(mediaType) ?? [];
  return kind === '' ? '' : `.${kind}`;
}
