import { loadSdk } from '@site/src/venue/load-sdk';
import type { ToolBundle } from '@site/src/venue/tool-bundle';
import { listPaths } from '../lab/paths';
import type { LabVenue } from '../lab/track';
import { useEffect, useState } from 'react';

type Loaded = {
  readonly bundle: ToolBundle;
  readonly lab?: LabVenue;
  readonly problem: string;
};

/** The venue for replays. It is not the one of the map, which may be missing or not ready. */
export function useLabVenue(bundle: ToolBundle | undefined): {
  readonly lab: LabVenue | undefined;
  readonly problem: string;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!bundle) return undefined;
    let isOutdated = false;
    const load = async (): Promise<Loaded> => {
      try {
        return { bundle, lab: await openLab(bundle), problem: '' };
      } catch (error) {
        return { bundle, problem: (error as Error).message };
      }
    };
    const start = async (): Promise<void> => {
      const result = await load();
      if (!isOutdated) setLoaded(result);
    };
    void start();
    return () => {
      isOutdated = true;
    };
  }, [bundle]);
  const isCurrent = bundle !== undefined && loaded?.bundle === bundle;
  return { lab: isCurrent ? loaded.lab : undefined, problem: isCurrent ? loaded.problem : '' };
}

async function openLab({ bytes }: ToolBundle): Promise<LabVenue> {
  const [{ loadVenue }, { replayPositions }] = await Promise.all([
    loadSdk('index'),
    loadSdk('blue-dot'),
  ]);
  const venue = await loadVenue({ bundle: bytes });
  // Without paths, everything but snapping still works.
  const nodes = await venue.loadNodes().catch(() => []);
  return { venue, paths: listPaths(nodes, venue.frame), replay: replayPositions };
}
