import type { ReactNode } from 'react';
import { formatBytes } from './format-bytes';
import styles from './styles.module.css';
import type { Offline } from './use-offline';

type Props = { readonly offline: Extract<Offline, { readonly phase: 'ready' }> };

/** Progress, results, updates and the state of the browser's storage. */
export default function Status({ offline }: Props): ReactNode {
  const { progress, problem, status, space, missing, hasConnection } = offline;
  const isTight =
    space.available !== undefined && missing.bytes > space.available && progress === undefined;
  return (
    <div className={styles.status}>
      {progress && (
        <label className={styles.progress}>
          <span>
            Downloading: {formatBytes(progress.done)} of {formatBytes(progress.total)}
          </span>
          <progress value={progress.done} max={Math.max(progress.total, 1)} />
        </label>
      )}
      <div role="status">
        {status !== '' && <p>{status}</p>}
        {hasUpdate(offline) && (
          <p>
            <strong>Update available.</strong> Only what changed is downloaded.
          </p>
        )}
        {!hasConnection && <p>There is no connection. You see what you downloaded.</p>}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {isTight && (
        <p role="alert">
          The selection needs {formatBytes(missing.bytes)} on this device, but the browser offers
          this site {formatBytes(space.available ?? 0)}. Free space on this device or choose fewer
          parts.
        </p>
      )}
      {offline.state && !space.isPersistent && (
        <p className={styles.hint}>
          The browser may remove the download if this device runs out of space. To prevent that,
          install the app or bookmark this site.
        </p>
      )}
    </div>
  );
}

function hasUpdate({ state, manifest, progress, pending }: Props['offline']): boolean {
  return (
    state !== undefined && !pending && state.build !== manifest.build && progress === undefined
  );
}
