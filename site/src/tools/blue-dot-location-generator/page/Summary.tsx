import { MAX_POSITIONS, timeOfWalk, type WalkPosition } from '@site/src/venue/walk/walk';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import type { WalkProject } from '../walk-project';
import type { ReactNode } from 'react';

type Props = { readonly project: WalkProject; readonly positions: readonly WalkPosition[] };

/** One sentence about the walk, announced by screen readers when it changes. */
export function Summary({ project: { points, options }, positions }: Props): ReactNode {
  const time = timeOfWalk(points, options);
  const floors = new Set(points.map(({ floorId }) => floorId)).size;
  const isCutOff = (MAX_POSITIONS - 1) * options.interval < time;
  return (
    <p className={panel.hint} role="status">
      {points.length === 0 && 'No points yet. Click the map to start a walk.'}
      {points.length > 0 &&
        positions.length === 0 &&
        'The walk has its first point. Click the map to add the next one.'}
      {positions.length > 0 &&
        `${points.length} points on ${floors === 1 ? 'one floor' : `${floors} floors`}, ${positions.length} positions, ${(time / 1000).toFixed(0)} s.`}
      {isCutOff &&
        ` Only the first ${MAX_POSITIONS} positions are included. Choose a longer interval to include them all.`}
    </p>
  );
}
