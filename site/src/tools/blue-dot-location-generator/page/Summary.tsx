import { MAX_POSITIONS, timeOfWalk, type WalkPosition } from '@site/src/venue/walk/walk';
import type { WalkProject } from '../walk-project';
import type { ReactNode } from 'react';

type Props = { readonly project: WalkProject; readonly positions: readonly WalkPosition[] };

/** One sentence about the walk, announced by screen readers when it changes. */
export function Summary({ project: { points, options }, positions }: Props): ReactNode {
  const time = timeOfWalk(points, options);
  const floors = new Set(points.map(({ floorId }) => floorId)).size;
  const isCutOff = (MAX_POSITIONS - 1) * options.interval < time;
  return (
    <p role="status">
      {points.length === 0 && 'There is no walk yet. Click the map to begin one.'}
      {points.length > 0 &&
        positions.length === 0 &&
        'The walk has its first point. Click where it leads.'}
      {positions.length > 0 &&
        `${points.length} points on ${floors === 1 ? 'one floor' : `${floors} floors`}, ${positions.length} positions, ${(time / 1000).toFixed(0)} s.`}
      {isCutOff &&
        ` Only the first ${MAX_POSITIONS} positions are made: choose a longer interval to have all.`}
    </p>
  );
}
