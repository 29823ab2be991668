import useBaseUrl from '@docusaurus/useBaseUrl';
import { OFFLINE_PATHS } from '@brand/wire/offline';
import { useEffect, useState } from 'react';
import { formatBytes } from './format-bytes';
import styles from './styles.module.css';

type ArchiveInfo = { readonly bytes?: number };

/** The archive for intranets, if the operator created it. */
export default function Archive() {
  const url = useBaseUrl(`/${OFFLINE_PATHS.archive}`);
  const infoUrl = useBaseUrl(`/${OFFLINE_PATHS.archiveInfo}`);
  const [info, setInfo] = useState<ArchiveInfo>();
  useEffect(() => {
    const request = new AbortController();
    fetch(infoUrl, { signal: request.signal })
      .then(async (response) => setInfo(response.ok ? await response.json() : {}))
      .catch(() => setInfo((known) => known ?? {}));
    return () => request.abort();
  }, [infoUrl]);
  if (info === undefined) return <p data-markdown-ignore>Looking for the archive.</p>;
  if (info.bytes === undefined) {
    return (
      <p className={styles.hint} data-markdown-ignore>
        This server has no archive. The operator creates it with <code>npm run offline-zip</code>.
      </p>
    );
  }
  return (
    <p data-markdown-ignore>
      <a className="button button--secondary button--sm" href={url} download>
        Download the archive ({formatBytes(info.bytes)})
      </a>
    </p>
  );
}
