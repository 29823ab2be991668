import { useBrand } from '@site/src/kit/use-brand';
import { checkEmbed, type EmbedInput, type Finding } from '../check-embed';
import { readFrame } from '../read-frame';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from '@site/src/ui/check-form/styles.module.css';

const FIELDS: readonly (readonly [name: keyof EmbedInput, label: string, example: string])[] = [
  ['html', 'Iframe code', '<iframe src="…" …></iframe>'],
  ['contentSecurityPolicy', 'Content-Security-Policy header', "default-src 'self'; …"],
  ['permissionsPolicy', 'Permissions-Policy header', 'clipboard-write=(self), …'],
];
const EMPTY: EmbedInput = { html: '', contentSecurityPolicy: '', permissionsPolicy: '' };

/** Checks pasted headers and HTML for the usual reasons. Nothing leaves the browser. */
export default function EmbedCheck(): ReactNode {
  const { origin } = new URL(useBrand().siteUrl);
  const [input, setInput] = useState(EMPTY);
  const [findings, setFindings] = useState<readonly Finding[] | 'nothing-given'>();
  const check = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = Object.values(input).every((text) => text.trim() === '');
    const options = { viewerOrigin: origin, readFrame };
    setFindings(isEmpty ? 'nothing-given' : checkEmbed(input, options));
  };
  return (
    <form className={styles.check} aria-label="Embed check" onSubmit={check} data-markdown-ignore>
      {FIELDS.map(([name, label, example]) => (
        <label key={name}>
          {label}
          <textarea
            rows={name === 'html' ? 5 : 2}
            spellCheck={false}
            placeholder={example}
            value={input[name]}
            onChange={({ currentTarget }) => setInput({ ...input, [name]: currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" className="button button--primary">
        Check
      </button>
      <div role="status">
        <Result findings={findings} />
      </div>
    </form>
  );
}

function Result({
  findings,
}: {
  readonly findings: readonly Finding[] | 'nothing-given' | undefined;
}): ReactNode {
  if (findings === undefined) return null;
  if (findings === 'nothing-given') return <p>Fill in at least one of the three fields first.</p>;
  if (findings.length === 0) {
    return <p>No problems found.</p>;
  }
  return (
    <ul>
      {findings.map(({ severity, message }) => (
        <li key={message}>
          <strong>{severity === 'fault' ? 'Error' : 'Hint'}:</strong> {message}
        </li>
      ))}
    </ul>
  );
}
