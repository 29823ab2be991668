import type { ListedFinding } from '../protocol';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly finding: ListedFinding;
  readonly isShown: boolean;
  /** Shows it on the map; `undefined` without a map. */
  readonly onShow: ((finding: ListedFinding) => void) | undefined;
};

/** One finding of a rule: its place and its message. */
export function FindingItem({ finding, isShown, onShow }: Props): ReactNode {
  const { file, pointer, message, hasPlace } = finding;
  const where = `${file} ${pointer}`.trim();
  // The place is shown above the message, so it is not repeated there.
  const said =
    where !== '' && message.startsWith(`${where}: `) ? message.slice(where.length + 2) : message;
  return (
    <li className={styles.finding}>
      {where !== '' && (
        <p className={styles.where}>
          <code>{file}</code> {pointer !== '' && <code>{pointer}</code>}
        </p>
      )}
      <p>{said.charAt(0).toUpperCase() + said.slice(1)}</p>
      {hasPlace && onShow && (
        <button
          type="button"
          className="button button--sm button--secondary"
          aria-current={isShown || undefined}
          onClick={() => onShow(finding)}
        >
          Show on map
        </button>
      )}
    </li>
  );
}
