import {
  type PreviewSession,
  startPreview,
} from '@site/src/tools/print-map-styler/ask-print-worker';
import type { PrintSettings } from '@site/src/tools/print-map-styler/print-settings';
import type { PrintVenue } from '@site/src/tools/print-map-styler/print-venue';
import type { ToolBundle } from '@site/src/tools/venue/tool-venue';
import { useEffect, useState } from 'react';

type Session = {
  readonly bundle: ToolBundle;
  readonly preview: PreviewSession;
  readonly venue: PrintVenue;
};

/** What is drawn: an address of the picture, or why there is none. */
export type Preview = { readonly address?: string; readonly problem?: string };

/** The worker that draws an open bundle; `undefined` while it is being read. */
export function useSession(bundle: ToolBundle | undefined): Session | undefined {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    if (!bundle) return undefined;
    const preview = startPreview(bundle.bytes);
    let isCurrent = true;
    const wait = async (): Promise<void> => {
      const venue = await preview.venue;
      if (isCurrent) setSession({ bundle, preview, venue });
    };
    void wait();
    return () => {
      isCurrent = false;
      preview.close();
    };
  }, [bundle]);
  return session?.bundle === bundle ? session : undefined;
}

/** Typing draws nothing until it pauses. */
const PAUSE_MS = 150;

/** The picture of a page. The last one stays until the next is there. */
export function usePreview(
  session: Session | undefined,
  settings: PrintSettings,
  floor: PrintVenue['floors'][number] | undefined,
): Preview {
  const [preview, setPreview] = useState<Preview>({});
  useEffect(() => {
    if (!session || !floor) return undefined;
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      try {
        const svg = await session.preview.draw(settings, floor);
        if (isCurrent) setPreview({ address: addressOf(svg) });
      } catch (error) {
        if (isCurrent) setPreview({ problem: (error as Error).message });
      }
    };
    const timer = setTimeout(() => void draw(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [session, settings, floor]);
  useEffect(
    () => () => {
      if (preview.address !== undefined) URL.revokeObjectURL(preview.address);
    },
    [preview],
  );
  return preview;
}

function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
