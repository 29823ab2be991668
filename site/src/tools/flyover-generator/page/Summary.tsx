import panel from '@site/src/tools/shared/panel/panel.module.css';
import type { Flyover } from '../flyover';
import { durationOf } from '../timeline';
import type { ReactNode } from 'react';

/** One sentence about the flyover, announced by screen readers when it changes. */
export function Summary({ flyover }: { readonly flyover: Flyover }): ReactNode {
  const { frames, loop } = flyover;
  const seconds = (durationOf(flyover) / 1000).toFixed(1);
  return (
    <p className={panel.hint} role="status">
      {frames.length === 0 && 'No views yet. Move the map to the starting view and add it.'}
      {frames.length === 1 && 'The flyover has its first view. Move the map and add the next view.'}
      {frames.length > 1 && `${frames.length} views, ${seconds} s${loop ? ' per loop' : ''}.`}
    </p>
  );
}
