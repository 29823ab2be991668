import type { ListedDifference } from '../../compare/comparison-protocol';
import type { ReactNode } from 'react';
import { CHANGE_SIGNS } from './changes';
import { ChangeSymbol } from './ChangeSymbol';
import styles from './styles.module.css';

type Props = {
  readonly difference: ListedDifference;
  readonly isShown: boolean;
  /** Shows it on the map; `undefined` without a map. */
  readonly onShow: ((difference: ListedDifference) => void) | undefined;
  /** Opens its JSON in the open venue. */
  readonly onOpen: (difference: ListedDifference) => void;
};

/** One object that differs, with the fields that do. */
export function DifferenceItem({ difference, isShown, onShow, onOpen }: Props): ReactNode {
  const { change, kind, id, name, file, metres, fields, moreFields, hasPlace } = difference;
  const { title } = CHANGE_SIGNS[change];
  return (
    <li className={styles.difference}>
      <p>
        <ChangeSymbol change={change} /> <strong>{name || id}</strong>{' '}
        <small>
          {title.toLowerCase()}
          {metres !== undefined && metres > 0 && ` by ${formatMetres(metres)}`} · {kind} ·{' '}
          <code>{file}</code>
        </small>
      </p>
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.map(({ pointer, before, after }) => (
            <li key={pointer}>
              <code>{pointer || 'value'}</code>: <del>{before ?? 'nothing'}</del>{' '}
              <span aria-hidden="true">→</span> <ins>{after ?? 'nothing'}</ins>
            </li>
          ))}
          {moreFields > 0 && <li>{moreFields} more fields differ.</li>}
        </ul>
      )}
      <div className={styles.buttons}>
        {hasPlace && onShow && (
          <button
            type="button"
            className="button button--sm button--secondary"
            aria-current={isShown || undefined}
            onClick={() => onShow(difference)}
          >
            Show on map
          </button>
        )}
        {change !== 'removed' && (
          <button
            type="button"
            className="button button--sm button--secondary"
            onClick={() => onOpen(difference)}
          >
            Open JSON
          </button>
        )}
      </div>
    </li>
  );
}

function formatMetres(metres: number): string {
  return metres < 1 ? `${Math.round(metres * 100)} cm` : `${metres.toFixed(1)} m`;
}
