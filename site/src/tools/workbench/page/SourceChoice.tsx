import useBaseUrl from '@docusaurus/useBaseUrl';
import { listExamples } from '../examples';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ExampleChoice } from './ExampleChoice';
import styles from './styles.module.css';
import { listChosen } from './read-dropped-files';
import { openFiles } from './open-files';
import { UrlChoice } from './UrlChoice';
import type { WorkbenchSession } from './use-workbench';

type Props = {
  readonly session: WorkbenchSession;
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
};

/** Chooses a file or an example. */
export function SourceChoice({ session, isOver }: Props): ReactNode {
  const venues = useBaseUrl('/venues/');
  const { state } = session.bench;
  const isOpen = state === 'open' || state === 'working';
  return (
    // A venue that is open, or being opened, needs the space.
    <details className={clsx(styles.source, isOver && styles.over)} open={!isOpen}>
      <summary>{isOpen ? 'Open another venue' : 'Open a venue'}</summary>
      <div className={styles.own}>
        <label className={clsx('button button--primary', styles.choose)}>
          Choose file
          <input
            type="file"
            multiple
            accept=".zip,.mvf,.imdf,.json,.geojson,.osm,.xml,.gml,application/zip,application/json,application/geo+json"
            onChange={({ currentTarget }) => {
              openFiles(session, listChosen(currentTarget.files));
              // Allows the same file to be chosen again: it may have changed.
              currentTarget.value = '';
            }}
          />
        </label>
        <p className={styles.hint}>
          Or drop it here: an MVF 1, 2 or 3 bundle, an IMDF archive, or GeoJSON, packed or as a
          folder. Nothing is uploaded: the file is read in your browser and stays there.
        </p>
      </div>
      <UrlChoice session={session} />
      <ExampleChoice
        label="Or try an example"
        action="Open example"
        groups={listExamples(venues)}
        onChoose={(each) => void session.open(each)}
      />
    </details>
  );
}
