import Link from '@docusaurus/Link';
import type { ListedFile } from '../../explore/explorer-protocol';
import type { ValuePlace } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { type ReactNode, useEffect, useState } from 'react';
import { CodeText } from '../CodeText';
import styles from './styles.module.css';

type Props = {
  readonly client: BenchClient;
  readonly onOpen: (place: ValuePlace) => void;
};

/** The files of the venue, each with what it contains. */
export function FileList({ client, onOpen }: Props): ReactNode {
  const [files, setFiles] = useState<readonly ListedFile[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const listed = await client.listFiles();
        if (isCurrent) setFiles(listed);
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client]);
  if (!files) return <p role="status">{failure ?? 'Reading the files'}</p>;
  return (
    <ul className={styles.list} aria-label="Files">
      {files.map(({ path, count, docs, description }) => (
        <li key={path}>
          <button
            type="button"
            className={styles.link}
            onClick={() => onOpen({ file: path, pointer: '' })}
          >
            {path}
          </button>{' '}
          <small>
            {count !== undefined && `${count.toLocaleString('en')} · `}
            <CodeText text={description} />{' '}
            {docs !== undefined && (
              <Link to={docs} target="_blank" aria-label={`Specification of ${path}`}>
                Specification
              </Link>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
