import { type SubmitEvent, useId, useRef } from 'react';
import { adviceFor } from '../request/advise';
import { requestOf } from '../request/request-of';
import { setToken, useToken } from '../request/token-store';
import type { RequestShape } from '../shown-operation';
import styles from './styles.module.css';
import { type Sending, useSending } from './use-sending';

type Props = {
  /** The operation that gives tokens; its example has the demo key. */
  readonly shape: RequestShape;
  readonly serviceUrl: string;
};

/** The token of all requests: one for the demo key, one from an answer, or one of the reader. */
export default function TokenField({ shape, serviceUrl }: Props) {
  const token = useToken();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const { sending, send } = useSending();

  function replaceToken(next: string | undefined): void {
    setToken(next);
    // The button that had the focus disappears.
    box.current?.focus();
  }

  function applyOwn(event: SubmitEvent): void {
    event.preventDefault();
    const given = own.current?.value.trim() ?? '';
    if (given === '') own.current?.focus();
    else replaceToken(given);
  }

  async function getDemoToken(): Promise<void> {
    await send(requestOf(shape, { serviceUrl }));
    box.current?.focus();
  }

  return (
    <div ref={box} className={styles.token} role="group" aria-label="Token" tabIndex={-1}>
      <p role="status">
        {token === undefined
          ? (refusalOf(sending) ?? 'This request needs a token.')
          : 'You have a token. All requests on this page send it.'}
      </p>
      {token === undefined ? (
        <>
          <button
            type="button"
            className="button button--primary button--sm"
            aria-disabled={sending.state === 'sending'}
            onClick={() => void getDemoToken()}
          >
            Get a demo token
          </button>
          <details>
            <summary>Use your own token</summary>
            <form onSubmit={applyOwn}>
              <label htmlFor={id}>Your token</label>
              <input ref={own} id={id} type="password" autoComplete="off" spellCheck={false} />
              <button type="submit" className="button button--secondary button--sm">
                Use token
              </button>
            </form>
          </details>
        </>
      ) : (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => replaceToken(undefined)}
        >
          Forget token
        </button>
      )}
    </div>
  );
}

/** Why there is no demo token. */
function refusalOf(sending: Sending): string | undefined {
  if (sending.state === 'sending') return 'Getting a token …';
  if (sending.state === 'failed') return sending.reason;
  if (sending.state !== 'answered') return undefined;
  return adviceFor(sending.answer, { needsToken: false, now: sending.at });
}
