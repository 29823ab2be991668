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

/** Caption for the finding that the map shows. */
export function FocusCaption({ focus, floors, hasMap, onBack }: Props): ReactNode {
  return (
    <div className={styles.caption}>
      <p role="status">{focus && sentenceOf(focus, floors, hasMap)}</p>
      {focus && (
        <button type="button" className="button button--sm button--secondary" onClick={onBack}>
          Back to the finding
        </button>
      )}
    </div>
  );
}

function sentenceOf(
  { place, finding }: Focus,
  floors: readonly FloorChoice[],
  hasMap: boolean,
): string {
  const { name, floorId, kilometresAway, lines, points } = place;
  if (kilometresAway !== undefined) {
    return `${name} is not on the map: it lies ${kilometresAway.toLocaleString('en')} km away from the venue (${finding.code}).`;
  }
  const floor = floors.find(({ id }) => id === floorId)?.name;
  if (lines.length + points.length === 0)
    return `Shown: the floor ${floor ?? name} (${finding.code}).`;
  return `${hasMap ? 'Shown' : 'Not marked'}: ${name}${floor === undefined ? '' : ` on ${floor}`} (${finding.code}).`;
}
