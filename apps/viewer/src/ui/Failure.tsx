import type { ReactNode } from 'react';
import type { OpenFailure } from '../loading/open-failure.ts';
import type { ViewerTexts } from '../texts/viewer-texts.ts';
import { FileButton } from './FileButton.tsx';

type FailureProps = {
  readonly texts: ViewerTexts;
  readonly failure: OpenFailure;
  /** Where the visitor can get the bundle. */
  readonly address: string | undefined;
  readonly onRetry: () => void;
  /** Opens a file; absent in pages of others. */
  readonly onFile: ((file: File) => void) | undefined;
};

const DOWNLOADS: ReadonlySet<string> = new Set(['blocked', 'cross-origin', 'insecure', 'refused']);

/** Shown in place of the map when it cannot be opened. */
export function Failure({ texts, failure, address, onRetry, onFile }: FailureProps): ReactNode {
  return (
    <div className="vw-failure" role="alert">
      <h1>{texts.cannotShow}</h1>
      <p>{texts.failures[failure.kind](failure.values)}</p>
      <div className="vw-actions">
        {failure.canRetry && (
          <button type="button" className="vw-primary" onClick={onRetry}>
            {texts.tryAgain}
          </button>
        )}
        {address !== undefined && DOWNLOADS.has(failure.kind) && (
          <a className="vw-secondary" href={address} target="_blank" rel="noopener noreferrer">
            {texts.download}
          </a>
        )}
        {onFile && <FileButton label={texts.openFile} onFile={onFile} />}
      </div>
    </div>
  );
}
