import type { Venue } from '@brand/venue';
import { measureWallSeams } from '../../packages/web-sdk/src/scene/floor-geometry/wall-seams.fixture.ts';

/** Metres of edges drawn within walls for each kilometre drawn around them. */
export function measureSeams(venue: Venue): number {
  let [edges, outline] = [0, 0];
  for (const { elements, rings } of venue.floors) {
    const seams = measureWallSeams({ shapes: elements, footprint: rings, facade: new Set() });
    edges += seams.edges;
    outline += seams.outline;
  }
  return outline === 0 ? 0 : (1000 * edges) / outline;
}
