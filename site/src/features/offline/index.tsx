import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { OFFLINE_PATHS } from '@brand/wire/offline';
import type { ReactNode } from 'react';
import Actions from './Actions';
import { formatBytes } from './format-bytes';
import MissingPage from './MissingPage';
import Needed from './Needed';
import PartChoice from './PartChoice';
import Status from './Status';
import styles from './styles.module.css';
import { type Offline, useOffline } from './use-offline';

/** Downloads parts of the site, so that they work without a network. */
export default function OfflineDocs(): ReactNode {
  const offline = useOffline();
  const webManifest = useBaseUrl(`/${OFFLINE_PATHS.webManifest}`);
  return (
    <form
      className={styles.offline}
      aria-label="Offline documentation"
      data-markdown-ignore
      onSubmit={(event) => {
        event.preventDefault();
        if (offline.phase === 'ready') offline.download();
      }}
    >
      <Head>
        <link rel="manifest" href={webManifest} />
      </Head>
      <MissingPage />
      <Content offline={offline} />
    </form>
  );
}

function Content({ offline }: { readonly offline: Offline }): ReactNode {
  if (offline.phase === 'checking') return <p role="status">Looking for what you have.</p>;
  if (offline.phase === 'unavailable') return <p role="alert">{offline.reason}</p>;
  const { manifest, state, selected, total, progress, toggle } = offline;
  return (
    <>
      <PartChoice
        {...{ manifest, state, selected }}
        isDisabled={progress !== undefined}
        onToggle={toggle}
      />
      <div className={styles.summary}>
        <p>
          {selected.size === 0
            ? 'Choose at least one part.'
            : `Selected: ${formatBytes(total.transferBytes)} to transfer in all, ${formatBytes(total.bytes)} on this device.`}
        </p>
        <Needed manifest={manifest} selected={selected} />
      </div>
      <Actions offline={offline} />
      <Status offline={offline} />
    </>
  );
}
