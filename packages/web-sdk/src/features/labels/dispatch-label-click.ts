import type { PointerHits } from '../../kernel/events.ts';
import type { Label } from './label.ts';

/** Emits the click of the label that was hit. */
export function dispatchLabelClick(click: PointerHits): void {
  const { hits } = click;
  const hit = hits.find(({ type }) => type === 'label');
  // Markers are HTML above the map: an interactive one takes the click.
  const isBelow = hits.some(({ type, isInteractive }) => type === 'marker' && isInteractive);
  if (hit && !isBelow) (hit.target as Label).emit('click', click);
}
