import type { OpenedVenue, Position } from '../protocol';
import type { BenchClient } from '../workbench-client';
import { type ReactNode, useState } from 'react';
import { AnchorForm } from './AnchorForm';
import { ReportLines } from './ReportLines';
import styles from './styles.module.css';
import type { Edits } from './use-edits';
import { WorkProgress } from './WorkProgress';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  readonly edits: Edits;
};

/** Changes of the whole venue, each of which can be undone. */
export function VenueEdits({ venue, client, edits }: Props): ReactNode {
  const { progress, message, failure, guard, apply, undo } = edits;
  /** The form is closed without a centre. */
  const [center, setCenter] = useState<Position>();
  const isBusy = progress !== undefined;
  const toggleAnchor = (): Promise<boolean> =>
    guard(async () => setCenter(center ? undefined : ((await client.center()) ?? [0, 0])));
  const move = async (anchor: Position, rotation: number): Promise<void> => {
    if (await apply({ kind: 'set-anchor', anchor, rotation })) setCenter(undefined);
  };
  const button = (
    text: string,
    onClick: () => Promise<boolean>,
    isDisabled = isBusy,
  ): ReactNode => (
    <button
      type="button"
      className="button button--secondary"
      disabled={isDisabled}
      onClick={() => void onClick()}
    >
      {text}
    </button>
  );
  return (
    <section aria-label="Edits" className={styles.report}>
      <h3>Edit</h3>
      <p className={styles.hint}>
        Edits change the venue here and in the downloads, but not your file. “Generate routing”
        replaces the network on every floor with one generated from walkable shapes and doors. “Set
        anchor” moves the whole venue to another position.
      </p>
      <div className={styles.buttons}>
        {button('Generate routing', () => apply({ kind: 'generate-routing' }))}
        <button
          type="button"
          className="button button--secondary"
          aria-expanded={center !== undefined}
          disabled={isBusy}
          onClick={() => void toggleAnchor()}
        >
          Set anchor
        </button>
        {button('Undo', undo, isBusy || !venue.edit)}
      </div>
      {center && (
        <AnchorForm
          center={center}
          isBusy={isBusy}
          onAnchor={(anchor, rotation) => void move(anchor, rotation)}
        />
      )}
      {progress && <WorkProgress progress={progress} />}
      {failure !== undefined && (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      )}
      <p role="status" className={styles.hint}>
        {message}
      </p>
      {venue.edit && <ReportLines entries={venue.edit.entries} more={venue.edit.more} />}
    </section>
  );
}
