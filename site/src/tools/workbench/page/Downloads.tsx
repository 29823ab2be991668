import { saveFile } from '@site/src/kit/save-file';
import type { BenchClient } from '../workbench-client';
import type { DownloadFormat, OpenedVenue } from '../protocol';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** The floor that the map shows. */
  readonly floorId: string;
};

/** Downloads of the venue and of the shown floor. */
export function Downloads({ venue, client, floorId }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const floor = venue.floors.find(({ id }) => id === floorId)?.name ?? floorId;
  const download = async (format: DownloadFormat): Promise<void> => {
    setBusy(true);
    setSaid('Writing the file');
    try {
      const { name, blob } = await client.download(format, floorId);
      saveFile(name, blob);
      setSaid(`${name} is in your downloads, ${(blob.size / 1000).toFixed(0)} KB.`);
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const button = (format: DownloadFormat, text: string): ReactNode => (
    <button
      type="button"
      className="button button--secondary"
      disabled={isBusy}
      onClick={() => void download(format)}
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
          A bundle of version 3 is written again: names of files and the list of contents are put
          right, what is in the files stays as it is.
        </p>
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </section>
  );
}
