import { type PreviewSession, startPreview } from '../ask-print-worker';
import type { PrintSettings } from '../print-settings';
import type { NamedPlace } from '../list-places';
import type { PrintFloor, PrintVenue } from '../print-venue';
import type { ToolBundle } from '@site/src/venue/tool-bundle';
import { useEffect, useState } from 'react';

export type Session = {
  readonly bundle: ToolBundle;
  readonly preview: PreviewSession;
  readonly venue: PrintVenue & { readonly places: readonly NamedPlace[] };
};

/**
 * A session, or the reason why the venue could not be opened; both are missing while it is read.
 */
type Opened = { readonly session?: Session; readonly failure?: string };

/** Object URL of the drawn page, or the reason why it could not be drawn. */
export type Preview = { readonly imageUrl?: string; readonly problem?: string };

/** Starts a worker that draws an open bundle. */
export function useSession(bundle: ToolBundle | undefined): Opened {
  const [opened, setOpened] = useState<Opened & { readonly bundle: ToolBundle }>();
  useEffect(() => {
    if (!bundle) return undefined;
    const preview = startPreview(bundle.bytes);
    let isCurrent = true;
    const wait = async (): Promise<void> => {
      try {
        const venue = await preview.venue;
        if (isCurrent) setOpened({ bundle, session: { bundle, preview, venue } });
      } catch (error) {
        if (isCurrent) setOpened({ bundle, failure: (error as Error).message });
      }
    };
    void wait();
    return () => {
      isCurrent = false;
      preview.close();
    };
  }, [bundle]);
  return opened && opened.bundle === bundle ? opened : {};
}

/** Debounce of redraws while typing. */
const PAUSE_MS = 150;

/** The drawn page. The previous image stays until the next is ready. */
export function usePreview(
  session: Session | undefined,
  settings: PrintSettings,
  floor: PrintFloor | undefined,
): Preview {
  const [preview, setPreview] = useState<Preview>({});
  useEffect(() => {
    if (!session || !floor) return undefined;
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      try {
        const svg = await session.preview.draw(settings, floor);
        if (isCurrent) setPreview({ imageUrl: createSvgUrl(svg) });
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
      if (preview.imageUrl !== undefined) URL.revokeObjectURL(preview.imageUrl);
    },
    [preview],
  );
  return preview;
}

function createSvgUrl(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
