import Link from '@docusaurus/Link';
import type { ListedFinding } from '../protocol';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CodeText } from './CodeText';
import styles from './styles.module.css';

type Props = {
  readonly finding: ListedFinding;
  readonly isShown: boolean;
  /** Shows it on the map; `undefined` where there is no map. */
  readonly onShow: ((finding: ListedFinding) => void) | undefined;
};

/** One finding: where, what, what to do about it, and the rule. */
export function FindingItem({ finding, isShown, onShow }: Props): ReactNode {
  const { code, severity, file, pointer, message, fix, docs, hasPlace } = finding;
  const where = `${file} ${pointer}`.trim();
  // The place stands above the sentence: it need not be read twice.
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
        {/* In a tab of its own: to leave the page would close the file. */}
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
