import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import { loadTakeHomeParts } from '../../playground/parts/load-parts';
import { playgroundTable } from '../../playground/table';
import type { Playing } from './use-session';
import barStyles from './bar.module.css';

const SHORT_MS = 2500;

/** Ways to take a program along: a link, a project, an editor elsewhere. */
export default function TakeHome({ session, state }: Playing) {
  const baseUrl = useBaseUrl('/');
  const { siteConfig } = useDocusaurusContext();
  const [shared, setShared] = useState('Share');
  const [downloaded, setDownloaded] = useState('Download');
  const { source } = state;
  const sdk = source && playgroundTable.sdkPackages?.[source.version];

  const share = async (): Promise<void> => {
    const { shareAddress } = await loadTakeHomeParts();
    const link = await shareAddress(state, location.href);
    if ('reason' in link) {
      session.tell(link.reason);
      return;
    }
    history.replaceState(history.state, '', link.address);
    try {
      await navigator.clipboard.writeText(link.address);
      setShared('Link copied');
    } catch {
      setShared('Link is in the address bar');
    }
    setTimeout(() => setShared('Share'), SHORT_MS);
  };

  const download = async (): Promise<void> => {
    if (!source || !sdk) return;
    setDownloaded('Packing…');
    try {
      const { downloadProject } = await loadTakeHomeParts();
      await downloadProject({ state, sdk, baseUrl, siteUrl: siteConfig.url });
    } catch (error) {
      session.tell(`The project could not be packed: ${(error as Error).message}`);
    }
    setDownloaded('Download');
  };

  const openElsewhere = async (): Promise<void> => {
    if (!source || !sdk) return;
    const { openInStackBlitz } = await loadTakeHomeParts();
    openInStackBlitz({ state, sdk, siteUrl: siteConfig.url });
  };

  return (
    <>
      <button type="button" className={barStyles.button} onClick={() => void share()}>
        <span aria-live="polite">{shared}</span>
      </button>
      {sdk && (
        <>
          <button
            type="button"
            className={barStyles.button}
            title="A Vite project: npm install, npm run dev"
            onClick={() => void download()}
          >
            <span aria-live="polite">{downloaded}</span>
          </button>
          <button
            type="button"
            className={barStyles.button}
            title="Sends the code to stackblitz.com and opens it there"
            onClick={() => void openElsewhere()}
          >
            StackBlitz
          </button>
        </>
      )}
    </>
  );
}
