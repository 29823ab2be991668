import type { OpenedVenue } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { type ReactNode, useState } from 'react';
import type { Edits } from '../use-edits';
import { FileList } from './FileList';
import { RecordSearch } from './RecordSearch';
import styles from './styles.module.css';
import type { Exploration } from './use-exploration';
import { useDownload } from '../use-download';
import { ValueView } from './ValueView';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** The floor that the map shows. */
  readonly floorId: string;
  readonly edits: Edits;
  /** Number of edits and undone edits. */
  readonly changes: number;
  readonly exploration: Exploration;
  readonly onVenue: (venue: OpenedVenue) => void;
  /** Moves the map to the opened value. */
  readonly onShow: () => void;
};

/** The content of the venue: its files, the JSON of each object, and edits of single values. */
export default function ExplorePanel(props: Props): ReactNode {
  const { venue, client, floorId, edits, changes, exploration, onVenue, onShow } = props;
  const { shown, failure, takeAttention, open, back } = exploration;
  const [text, setText] = useState('');
  const { download, isBusy, said } = useDownload(client);
  const isEditing = edits.progress !== undefined;
  return (
    <section aria-label="Explore" className={styles.explore}>
      {!shown && (
        <p className={styles.hint}>
          Click something on the map to see the JSON that made it. Field names open the
          specification in a new tab.
        </p>
      )}
      {venue.conversion && (
        <p className={styles.hint}>The file was converted, so these are the files of MVF 3.</p>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--sm button--secondary"
          disabled={!back}
          onClick={back}
        >
          Back
        </button>
        <button
          type="button"
          className="button button--sm button--secondary"
          disabled={isEditing || !venue.edit}
          onClick={() => void edits.undo()}
        >
          Undo edit
        </button>
        <button
          type="button"
          className="button button--sm button--secondary"
          disabled={isBusy}
          onClick={() => void download('mvf', floorId)}
        >
          Export bundle
        </button>
        <span role="status" className={styles.hint}>
          {isEditing ? 'Undoing the edit' : said}
        </span>
      </div>
      <RecordSearch
        client={client}
        edits={changes}
        text={text}
        onText={setText}
        onOpen={(place) => {
          setText('');
          open(place);
        }}
      />
      {(failure ?? edits.failure) !== undefined && <p role="alert">{failure ?? edits.failure}</p>}
      {shown ? (
        <ValueView
          client={client}
          shown={shown}
          takeAttention={takeAttention}
          onOpen={open}
          onVenue={onVenue}
          onShow={shown.mapPlace && onShow}
        />
      ) : (
        // Another edit may have changed the number of objects.
        <FileList key={changes} client={client} onOpen={open} />
      )}
    </section>
  );
}
