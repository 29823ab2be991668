import { checkWebhook, type WebhookInput, type WebhookVerdict } from './check/check-webhook';
import { makeExample } from './check/make-example';
import { type ReactNode, useState } from 'react';
import form from '@site/src/ui/check-form/styles.module.css';
import styles from './styles.module.css';

const EMPTY: WebhookInput = { headers: '', body: '', secret: '' };

/** Verifies a webhook that the reader pasted. Nothing leaves the browser. */
export default function WebhookCheck(): ReactNode {
  const [input, setInput] = useState(EMPTY);
  const [verdict, setVerdict] = useState<WebhookVerdict | 'nothing-given'>();
  const change = (changed: Partial<WebhookInput>): void => {
    setInput({ ...input, ...changed });
    setVerdict(undefined);
  };
  const check = async (): Promise<void> => {
    const isEmpty = Object.values(input).every((text) => text.trim() === '');
    setVerdict(isEmpty ? 'nothing-given' : await checkWebhook(input, new Date()));
  };
  return (
    <form
      className={form.check}
      aria-label="Webhook check"
      data-markdown-ignore
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <label>
        Headers
        <textarea
          rows={4}
          spellCheck={false}
          placeholder={'webhook-id: msg_…\nwebhook-timestamp: 1793698872\nwebhook-signature: v1,…'}
          value={input.headers}
          onChange={({ currentTarget }) => change({ headers: currentTarget.value })}
        />
      </label>
      <label>
        Raw body
        <textarea
          rows={4}
          spellCheck={false}
          placeholder={'{"type":"venue.published",…}'}
          value={input.body}
          onChange={({ currentTarget }) => change({ body: currentTarget.value })}
        />
      </label>
      <label>
        Secret
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="whsec_…"
          value={input.secret}
          onChange={({ currentTarget }) => change({ secret: currentTarget.value })}
        />
      </label>
      <div className={styles.buttons}>
        <button type="submit" className="button button--primary">
          Check
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={async () => change(await makeExample(new Date()))}
        >
          Insert valid example
        </button>
      </div>
      <div role="status">
        <Verdict verdict={verdict} />
      </div>
    </form>
  );
}

function Verdict({
  verdict,
}: {
  readonly verdict: WebhookVerdict | 'nothing-given' | undefined;
}): ReactNode {
  if (verdict === undefined) return null;
  if (verdict === 'nothing-given') {
    return <p>Paste a message first, or fill in the example.</p>;
  }
  return (
    <>
      <p>
        <strong>{verdict.isGenuine ? 'Genuine.' : 'Rejected.'}</strong>
      </p>
      <ul>
        {verdict.findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </>
  );
}
