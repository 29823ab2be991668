import Link from '@docusaurus/Link';
import type { ListedFinding } from '../protocol';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CodeText } from './CodeText';
import styles from './styles.module.css';

type Props = {
  readonly finding: ListedFinding;
  readonly isShown: boolean;
  /** Shows it on the map; `undefined` without a map. */
  readonly onShow: ((finding: ListedFinding) => void) | undefined;
};

/** One finding: place, message, advice and rule. */
export function FindingItem({ finding, isShown, onShow }: Props): ReactNode {
  const { code, severity, file, pointer, message, fix, docs, hasPlace } = finding;
  const where = `${file} ${pointer}`.trim();
  // The place is shown above the message, so it is not repeated there.
  const said =
    where !== '' && message.startsWith(`${where}: `) ? message.slice(where.length + 2) : message;
  return (
    <li className={clsx(styles.finding, styles[severity])}>
      {where !== '' && (
        <p className={styles.where}>
          <code>{file}</code> {pointer !== '' && <code>{pointer}</code>}
        </p>
      )}
      <p>{said.charAt(0).toUpperCase() + said.slice(1)}</p>
      <p className={styles.fix}>
        <strong>Fix:</strong> <CodeText text={fix} />
      </p>
      <p className={styles.actions}>
        {/* A new tab, because leaving the page would close the file. */}
        <Link to={docs} target="_blank">
          Rule <code>{code}</code>
        </Link>
        {hasPlace && onShow && (
          <button
            type="button"
            className="button button--sm button--secondary"
            aria-current={isShown || undefined}
            onClick={() => onShow(finding)}
          >
            Show on the map
          </button>
        )}
      </p>
    </li>
  );
}
