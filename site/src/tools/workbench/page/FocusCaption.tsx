import type { FloorChoice } from '../protocol';
import type { ReactNode } from 'react';
import type { Focus } from './focus';
import styles from './styles.module.css';

type Props = {
  readonly focus: Focus | undefined;
  readonly floors: readonly FloorChoice[];
  /** Without a map nothing is marked. */
  readonly hasMap: boolean;
  readonly onBack: () => void;
};

/** Caption for what the map shows. */
export function FocusCaption({ focus, floors, hasMap, onBack }: Props): ReactNode {
  return (
    <div className={styles.caption}>
      <p role="status">{focus && sentenceOf(focus, floors, hasMap)}</p>
      {focus && (
        <button type="button" className="button button--sm button--secondary" onClick={onBack}>
          Back to {focus.origin}
        </button>
      )}
    </div>
  );
}

function sentenceOf(
  { place, reason }: Focus,
  floors: readonly FloorChoice[],
  hasMap: boolean,
): string {
  const { name, floorId, kilometresAway, lines, points } = place;
  if (kilometresAway !== undefined) {
    return `${name} is not on the map: it is ${kilometresAway.toLocaleString('en')} km from the venue (${reason}).`;
  }
  const floor = floors.find(({ id }) => id === floorId)?.name;
  if (lines.length + points.length === 0) return `Shown: the floor ${floor ?? name} (${reason}).`;
  return `${hasMap ? 'Shown' : 'Not marked'}: ${name}${floor === undefined ? '' : ` on ${floor}`} (${reason}).`;
}
