import type { PointerHits } from '../../kernel/events.ts';
import type { Label } from './label.ts';

/** Tells a label that it was clicked. */
export function dispatchLabelClick(click: PointerHits): void {
  const { hits } = click;
  const hit = hits.find(({ type }) => type === 'label');
  // Markers are HTML above the map: one that reacts takes the click.
  const isBelow = hits.some(({ type, isInteractive }) => type === 'marker' && isInteractive);
  if (hit && !isBelow) (hit.target as Label).emit('click', click);
}
