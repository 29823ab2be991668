import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';
import { type DryRunSession, megabytes } from './use-dry-run';

/** The feed: an editable text, or a file that is too long to edit. */
export function FeedText({ session }: { readonly session: DryRunSession }): ReactNode {
  const { kind, text, setText, file } = session;
  const hintId = useId();
  return (
    <>
      <label className={styles.field}>
        Feed
        {file ? (
          <output className={styles.file}>
            {file.name}, {megabytes(file.text.length)} MB
          </output>
        ) : (
          <textarea
            rows={8}
            spellCheck={false}
            aria-describedby={hintId}
            placeholder={`{ "kind": "${kind}", "version": "1.0", "items": [ … ] }`}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </label>
      <p id={hintId} className={styles.hint}>
        Paste the text, or drop a file here. The check runs in your browser, and your feed is never
        sent anywhere.
      </p>
    </>
  );
}
