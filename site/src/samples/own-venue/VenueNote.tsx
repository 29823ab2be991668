import type { ReactNode } from 'react';
import type { SampleVenue } from './use-sample-venue';
import styles from './styles.module.css';

type Props = {
  readonly venue: SampleVenue;
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
};

/** While samples show the reader's venue: names the venue of this sample. */
export default function VenueNote(props: Props): ReactNode {
  const { venue, isRunning } = props;
  const { offered, own, isPossible, standIns, toggle } = venue;
  if (!offered) return null;
  return (
    <div className={styles.note} data-markdown-ignore>
      <p role="status">{describe(props)}</p>
      {own && isRunning && standIns.length > 0 && (
        <details>
          <summary>Places chosen: {standIns.length}</summary>
          <ul>
            {standIns.map(({ wanted, used }) => (
              <li key={`${wanted} ${used}`}>
                {used}, for “{wanted}” in the code
              </li>
            ))}
          </ul>
        </details>
      )}
      {isPossible && (
        <button type="button" className={styles.button} onClick={toggle}>
          {own ? 'Use demo venue' : 'Use your venue'}
        </button>
      )}
    </div>
  );
}

function describe({ venue, isRunning, hasFailed }: Props): string {
  const { own, isPossible, drawn } = venue;
  if (!isPossible) return 'This sample always shows its demo venue.';
  if (!own) return 'Shows the demo venue.';
  if (hasFailed) return `Stopped in ${own.name}.`;
  if (!isRunning) return `Runs in ${own.name}. The picture shows the demo venue.`;
  return drawn === undefined ? `Opening ${own.name}` : `Shows ${drawn}.`;
}
