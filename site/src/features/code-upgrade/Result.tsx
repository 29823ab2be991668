import Link from '@docusaurus/Link';
import { saveFile } from '@site/src/kit/save-file';
import CopyButton from '@site/src/ui/copy-button';
import type { ReactNode } from 'react';
import Comparison from './Comparison';
import styles from './styles.module.css';
import type { UpgradeAnswer } from './upgrade-request';

const LABELS: Readonly<Record<UpgradeAnswer['sdk'], string>> = {
  'web-sdk 5.0': 'Web SDK 5.0',
  'web-sdk 4.0': 'Web SDK 4.0',
  'react-native-sdk 5.0': 'React Native SDK 5.0',
};

/** The summary of a run, in one or two sentences. */
export function summarize(answer: UpgradeAnswer): string {
  const { syntaxErrors, usesSdk, changes, marks, compiles, sdk } = answer;
  const label = LABELS[sdk];
  if (syntaxErrors.length > 0) {
    return 'The code has syntax errors, so nothing was changed. Fix them and try again.';
  }
  if (!usesSdk) {
    return `The code does not use ${label}, so nothing was changed. Paste a file that imports the SDK, or choose another version.`;
  }
  if (changes === 0 && marks.length === 0) {
    return `The code has no names of ${label} that changed. There is nothing to do.`;
  }
  const made = `${changes} ${changes === 1 ? 'change' : 'changes'} from ${label}.`;
  const state = compiles
    ? 'The result compiles with 6.0.'
    : 'The result does not compile with 6.0 yet.';
  return `${made} ${state}`;
}

/** The upgraded code, and what is left for a person. */
export default function Result({ answer }: { readonly answer: UpgradeAnswer }): ReactNode {
  const { syntaxErrors, marks, lines, code, fileName } = answer;
  if (syntaxErrors.length > 0) {
    return (
      <ul>
        {syntaxErrors.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
    );
  }
  if (lines.every(({ kind }) => kind === 'same')) return null;
  return (
    <>
      <div className={styles.actions}>
        <CopyButton subject="new code" getText={() => code} />
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => saveFile(fileName, new Blob([code], { type: 'text/plain' }))}
        >
          Download
        </button>
      </div>
      {marks.length > 0 && (
        <section aria-label="Places to check">
          <p className={styles.title}>
            {marks.length} {marks.length === 1 ? 'place' : 'places'} to check
          </p>
          <ul>
            {marks.map(({ line, message, guide }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message} <Link to={guide}>Migration guide</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Comparison lines={lines} marked={new Set(marks.map(({ line }) => line))} />
    </>
  );
}
