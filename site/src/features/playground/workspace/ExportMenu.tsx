import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import { isWrittenWithReact } from '../compile/compiled-program';
import { loadExportChunk } from '../lazy/load-parts';
import type { SdkArchive } from '../sample-source';
import type { PlaygroundState } from '../session/playground-state';
import { playgroundTable } from '../table';
import type { Playing } from './use-session';
import barStyles from './bar.module.css';

const SHORT_MS = 2500;

/** Ways to export a program: a link, a project, an online editor. */
export default function ExportMenu({ session, state }: Playing) {
  const baseUrl = useBaseUrl('/');
  const { siteConfig } = useDocusaurusContext();
  const [shared, setShared] = useState('Share');
  const [downloaded, setDownloaded] = useState('Download');
  const sdks = sdksOf(state);

  const share = async (): Promise<void> => {
    const { shareAddress } = await loadExportChunk();
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
    if (sdks.length === 0) return;
    setDownloaded('Packing…');
    try {
      const { downloadProject } = await loadExportChunk();
      await downloadProject({ state, sdks, baseUrl, siteUrl: siteConfig.url });
    } catch (error) {
      session.tell(`The project could not be packed: ${(error as Error).message}`);
    }
    setDownloaded('Download');
  };

  const openElsewhere = async (): Promise<void> => {
    if (sdks.length === 0) return;
    const { openInStackBlitz } = await loadExportChunk();
    openInStackBlitz({ state, sdks, siteUrl: siteConfig.url });
  };

  return (
    <>
      <button type="button" className={barStyles.button} onClick={() => void share()}>
        <span aria-live="polite">{shared}</span>
      </button>
      {sdks.length > 0 && (
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
            title="Send the code to stackblitz.com and open it there"
            onClick={() => void openElsewhere()}
          >
            StackBlitz
          </button>
        </>
      )}
    </>
  );
}

/** The packages in the project of a program; empty if it cannot be exported. */
function sdksOf({ source, files }: PlaygroundState): SdkArchive[] {
  const { sdkPackages, react } = playgroundTable;
  const version = source?.version ?? '';
  const sdk = sdkPackages?.[version];
  const ofReact = isWrittenWithReact(files) ? react?.[version]?.sdkPackage : undefined;
  return [sdk, ofReact].filter((archive) => archive !== undefined);
}
