import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@site/src/ui/code-block';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { saveFile } from '@site/src/kit/save-file';
import { useBrand } from '@site/src/kit/use-brand';
import { useCopy } from '@site/src/kit/use-copy';
import type { ToolVenue } from '@site/src/venue/tool-venue';
import { type PlaygroundLink, writePlaygroundLink } from '../lab/playground-link';
import type { LabSettings } from '../lab/settings';
import type { Track } from '../lab/track';
import { writeLabCode } from '../lab/write-code';
import { writeTrackCsv, writeTrackGeoJson } from '../lab/write-track';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly settings: LabSettings;
  readonly venue: ToolVenue;
  readonly track: Track | undefined;
  /** Name of the recording. */
  readonly name: string;
};

const COPY_LABELS = { idle: 'Copy code', copied: 'Copied!', failed: 'Press Ctrl+C' } as const;

/** The parameters as code, and the track as files. */
export function Output({ settings, venue, track, name }: Props): ReactNode {
  const { slug } = useBrand();
  const scope = useMemo(() => ({ packageScope: `@${slug}`, venue }), [slug, venue]);
  const code = useMemo(() => writeLabCode(settings, scope), [settings, scope]);
  const [copyState, copy] = useCopy(() => code);
  const fileName = `${name.replace(/\.\w+$/, '').replaceAll(/[^\w-]+/g, '-') || 'recording'}-track`;
  const save = (ending: string, type: string, write: (shown: Track) => string): void => {
    if (track) saveFile(`${fileName}.${ending}`, new Blob([write(track)], { type }));
  };
  return (
    <PanelGroup legend="Code and files">
      <div className={panel.actions}>
        <button type="button" className="button button--primary" onClick={() => void copy()}>
          <span aria-live="polite">{COPY_LABELS[copyState]}</span>
        </button>
        {venue.kind === 'demo' && track && <PlaygroundButton {...{ settings, scope, track }} />}
        <button
          type="button"
          className="button button--secondary"
          disabled={!track}
          onClick={() => save('geojson', 'application/geo+json', writeTrackGeoJson)}
        >
          Save GeoJSON
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={!track}
          onClick={() => save('csv', 'text/csv', writeTrackCsv)}
        >
          Save CSV
        </button>
      </div>
      <details className={styles.code}>
        <summary>Code for the Web SDK</summary>
        <CodeBlock language="ts">{code}</CodeBlock>
      </details>
    </PanelGroup>
  );
}

type PlaygroundButtonProps = {
  readonly settings: LabSettings;
  readonly scope: Parameters<typeof writeLabCode>[1];
  readonly track: Track;
};

/** A link that carries the code and the recording. */
function PlaygroundButton({ settings, scope, track }: PlaygroundButtonProps): ReactNode {
  const page = useBaseUrl('/playground/blue-dot');
  const [link, setLink] = useState<PlaygroundLink>();
  useEffect(() => {
    let isCurrent = true;
    const recorded = track.positions.map(({ reported }) => reported);
    const write = async (): Promise<void> => {
      const written = await writePlaygroundLink(recorded, (recording) =>
        writeLabCode(settings, { ...scope, recording }),
      );
      if (isCurrent) setLink(written);
    };
    void write();
    return () => {
      isCurrent = false;
    };
  }, [settings, scope, track]);
  if (!link) return null;
  return (
    <>
      <a
        className="button button--secondary"
        href={page + link.hash}
        target="_blank"
        rel="noopener"
      >
        Open in the playground
      </a>
      {link.every > 1 && (
        <span className={panel.hint}>
          The link carries one of {link.every} positions, because longer links are cut off.
        </span>
      )}
    </>
  );
}
