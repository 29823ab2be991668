import useBaseUrl from '@docusaurus/useBaseUrl';
import { MAX_HASH_LENGTH, writeShareHash } from '@brand/wire/playground';
import { useBrand } from '@site/src/kit/use-brand';
import FileButton from '@site/src/ui/file-button';
import CodeBlock from '@site/src/ui/code-block';
import type { Flyover } from '../flyover';
import { writeFlyoverCode } from '../flyover-code';
import { writeFlyoverFile } from '../flyover-file';
import { saveFile } from '@site/src/kit/save-file';
import type { ToolVenue } from '@site/src/venue/tool-venue';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';

type Props = {
  readonly flyover: Flyover;
  readonly venue: ToolVenue;
  readonly onOpen: (file: File) => Promise<void>;
};

/** The flyover as a file and as code. */
export function Output({ flyover, venue, onOpen }: Props): ReactNode {
  const { slug } = useBrand();
  const isEmpty = flyover.frames.length === 0;
  const code = useMemo(
    () => writeFlyoverCode(flyover, { packageScope: `@${slug}`, venue }),
    [flyover, slug, venue],
  );
  const venueName = venue.kind === 'demo' ? venue.id : venue.name.replace(/\.\w+$/, '');
  const name = `${venueName.replaceAll(/[^\w-]+/g, '-')}-flyover`;
  return (
    <PanelGroup legend="Save and open">
      <div className={panel.actions}>
        <button
          type="button"
          className="button button--primary"
          disabled={isEmpty}
          onClick={() => {
            const text = writeFlyoverFile(flyover, venue.kind === 'demo' ? venue.id : venue.name);
            saveFile(`${name}.json`, new Blob([text], { type: 'application/json' }));
          }}
        >
          Save flyover file
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={isEmpty}
          onClick={() => saveFile(`${name}.ts`, new Blob([code], { type: 'text/plain' }))}
        >
          Save code
        </button>
        {venue.kind === 'demo' && <PlaygroundLink code={code} isEmpty={isEmpty} />}
        <FileButton label="Open flyover file" accept=".json,application/json" onFile={onOpen} />
      </div>
      {!isEmpty && (
        <details className={styles.code}>
          <summary>Code for the Web SDK</summary>
          <CodeBlock language="ts">{code}</CodeBlock>
        </details>
      )}
    </PanelGroup>
  );
}

/** A link that carries the code, unless the code is too long for a URL. */
function PlaygroundLink({
  code,
  isEmpty,
}: {
  readonly code: string;
  readonly isEmpty: boolean;
}): ReactNode {
  const page = useBaseUrl('/playground/camera-controls');
  const [hash, setHash] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const write = async (): Promise<void> => {
      const written = await writeShareHash({ files: { 'main.ts': code } });
      if (isCurrent) setHash(written);
    };
    void write();
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (isEmpty || hash === '' || hash.length > MAX_HASH_LENGTH) return null;
  return (
    <a className="button button--secondary" href={page + hash} target="_blank" rel="noopener">
      Open in the playground
    </a>
  );
}
