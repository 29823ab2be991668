import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Venue } from '@brand/venue';
import { replayPositions } from '@brand/web-sdk/blue-dot';
import type { Fix } from '../recording.ts';
import { listPaths } from './paths.ts';
import type { LabVenue } from './track.ts';

export async function openTinyLab(): Promise<LabVenue> {
  const venue = await openVenue(writeFiles(tinyVenue()));
  const nodes = await venue.loadNodes();
  return { venue, paths: listPaths(nodes, venue.frame), replay: replayPositions };
}

/** A fix in metres east and north of the centre of a venue. */
export function fixAt(
  { frame }: Venue,
  seconds: number,
  [x, y]: readonly [number, number],
  change: Partial<Fix> = {},
): Fix {
  return {
    source: seconds + 1,
    lngLat: frame.toLngLat({ x, y }),
    time: seconds * 1000,
    accuracy: 4,
    ...change,
  };
}
