import type { BenchClient } from '../workbench-client';
import type { DownloadFormat, OpenedVenue } from '../protocol';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useDownload } from './use-download';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** The floor that the map shows. */
  readonly floorId: string;
};

/** Downloads of the venue and of the shown floor. */
export function Downloads({ venue, client, floorId }: Props): ReactNode {
  const { download, isBusy, said } = useDownload(client);
  const floor = venue.floors.find(({ id }) => id === floorId)?.name ?? floorId;
  const button = (format: DownloadFormat, text: string): ReactNode => (
    <button
      type="button"
      className="button button--secondary"
      disabled={isBusy}
      onClick={() => void download(format, floorId)}
    >
      {text}
    </button>
  );
  return (
    <section aria-label="Downloads" className={styles.downloads}>
      <h3>Download</h3>
      <div className={styles.buttons}>
        {button('mvf', 'MVF 3, all floors')}
        {button('geojson', `GeoJSON of ${floor}`)}
        {button('svg', `SVG of ${floor}`)}
      </div>
      {venue.version === 3 && (
        <p className={styles.hint}>
          Version 3 bundles are rewritten. File names and the list of contents are corrected, and
          the data in the files stays unchanged.
        </p>
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </section>
  );
}
