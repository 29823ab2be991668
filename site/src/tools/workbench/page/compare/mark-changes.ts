import type { MapView } from '@brand/web-sdk';
import type { DrawnChange } from '../../compare/comparison-protocol';
import { CHANGE_SIGNS } from './changes';
import styles from './styles.module.css';

/** More symbols would hide the floor. */
const MAX_SYMBOLS = 80;

/** Marks the outlines of changes on a floor. The returned function removes the marks. */
export function markChanges(
  map: MapView,
  drawn: readonly DrawnChange[],
  floorId: string,
): () => void {
  const marks: { remove(): void }[] = [];
  let symbols = 0;
  for (const { change, lines, points } of drawn) {
    const { symbol, title, color } = CHANGE_SIGNS[change];
    const coordinates = lines.map((line) => line.map(([lng, lat]) => [lng, lat]));
    try {
      const style = { floor: floorId, color, width: 0.3, height: 1, opacity: 0.9 };
      marks.push(map.shapes.add({ type: 'MultiLineString', coordinates }, style));
    } catch {
      // A line without length cannot be drawn; the symbols still show where the changes are.
    }
    for (const [lng, lat] of points) {
      if (symbols >= MAX_SYMBOLS) break;
      symbols += 1;
      const content = document.createElement('span');
      content.className = styles.symbol!;
      content.style.setProperty('--change', color);
      content.textContent = symbol;
      marks.push(
        map.markers.add({ lngLat: [lng, lat], floorId }, { content, title, collision: 'avoid' }),
      );
    }
  }
  return () => {
    for (const mark of marks) mark.remove();
  };
}
