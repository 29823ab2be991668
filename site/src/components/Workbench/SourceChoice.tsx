import useBaseUrl from '@docusaurus/useBaseUrl';
import { listExamples } from '@site/src/workbench/examples';
import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';
import { ExampleChoice } from './ExampleChoice';
import styles from './styles.module.css';
import type { WorkbenchSession } from './use-workbench';

/** Where a file is dropped or chosen, or an example taken. */
export function SourceChoice({ session }: { readonly session: WorkbenchSession }): ReactNode {
  const [isOver, setOver] = useState(false);
  const venues = useBaseUrl('/venues/');
  const take = (files: FileList | null): void => {
    const [file, ...others] = files ?? [];
    if (!file) return;
    if (others.length > 0) {
      session.refuse({
        name: `${others.length + 1} files`,
        code: 'several-files',
        message: `Expected one file, found ${others.length + 1}.`,
        advice: 'Pack the files of a bundle as one zip, then drop that.',
        docs: undefined,
      });
      return;
    }
    void session.open({ kind: 'file', name: file.name, file });
  };
  const hover = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={clsx(styles.source, isOver && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.own}>
        <label className={clsx('button button--primary', styles.choose)}>
          Choose a file
          <input
            type="file"
            accept=".zip,.mvf,.imdf,.json,.geojson,application/zip,application/json,application/geo+json"
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // The same file again is a choice too: it may have changed.
              currentTarget.value = '';
            }}
          />
        </label>
        <p className={styles.hint}>
          Or drop it here: an MVF 1, 2 or 3 bundle, an IMDF archive, or GeoJSON. Nothing is
          uploaded: the file is read in your browser and stays there.
        </p>
      </div>
      <ExampleChoice groups={listExamples(venues)} onChoose={(each) => void session.open(each)} />
    </div>
  );
}
