import { writeDeepLink } from '@brand/viewer-embed';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ViewerFrame from '../viewer-frame';
import { type ReactNode, useState } from 'react';
import type { DemoProps } from './demo-props';
import styles from './styles.module.css';
import { useViewerUrl } from './use-viewer-url';

/** Opens a private map with and without a token of our server. */
export default function PrivateDemo({ venue }: DemoProps): ReactNode {
  const viewerUrl = useViewerUrl();
  const tokens = useBaseUrl('/viewer/demo-token');
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const openWithToken = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const response = await fetch(tokens, { method: 'POST' });
      const answer = (await response.json()) as { token?: string; error?: string };
      if (answer.token === undefined) throw new Error(answer.error);
      setAddress(writeDeepLink(viewerUrl, { venue, token: answer.token, embedded: true }));
    } catch (error) {
      setAddress(undefined);
      setProblem(`The token could not be requested: ${(error as Error).message}`);
    }
  };
  return (
    <>
      <div className={styles.choices}>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => void openWithToken()}
        >
          Open with valid token
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() =>
            setAddress(writeDeepLink(viewerUrl, { venue, token: 'made-up', embedded: true }))
          }
        >
          Open with invalid token
        </button>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {address !== undefined && <ViewerFrame src={address} title="Private map" />}
    </>
  );
}
