import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';
import type { WorkbenchSession } from './use-workbench';

type Props = { readonly session: Pick<WorkbenchSession, 'openUrl' | 'refuse'> };

/** Opens a venue by its URL. */
export function UrlChoice({ session }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = parseUrl(text);
    if (url !== undefined) {
      void session.openUrl(url);
      return;
    }
    session.refuse({
      name: 'The URL',
      code: 'bad-url',
      message: `Expected a URL that starts with https://, found "${text.trim()}".`,
      advice: 'Copy the file’s full URL, including `https://`.',
      docs: undefined,
    });
  };
  return (
    // Our message says more than that of the browser.
    <form className={styles.example} noValidate onSubmit={submit}>
      <label htmlFor={id}>Or enter a URL</label>
      <input
        id={id}
        type="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://example.com/venue.zip"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className="button button--secondary">
        Open URL
      </button>
    </form>
  );
}

/** Browsers block other schemes; a portal on a developer's computer has HTTP itself. */
function parseUrl(text: string): string | undefined {
  const url = URL.parse(text.trim());
  const isAllowed = url?.protocol === 'https:' || url?.origin === location.origin;
  return isAllowed ? url?.href : undefined;
}
