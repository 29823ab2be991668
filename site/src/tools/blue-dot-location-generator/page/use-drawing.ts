import type { Coordinate, MapView, Removable } from '@brand/web-sdk';
import { findStep } from '../find-route';
import { type DrawnPoint, drawnPoint } from '../walk-project';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './styles.module.css';

type Drawing = {
  readonly points: readonly DrawnPoint[];
  /** Whether clicks are ignored because the walk is playing. */
  readonly isLocked: boolean;
  readonly onAdd: (points: readonly DrawnPoint[]) => void;
  readonly onProblem: (reason: string) => void;
};

/** Shows a walk on the map, and adds the points that the reader clicks. */
export function useDrawing(
  map: MapView,
  { points, isLocked, onAdd, onProblem }: Drawing,
): { readonly addAtCenter: () => Promise<void> } {
  const isFinding = useRef(false);
  const add = async ({ lngLat, floorId = map.floors.current.id }: Coordinate): Promise<void> => {
    // The next route starts where this one ends, which is not known yet.
    if (isFinding.current) return;
    isFinding.current = true;
    try {
      const way = await findStep(map.venue, points, drawnPoint({ lngLat }, floorId));
      if ('reason' in way) onProblem(way.reason);
      else onAdd(way.points);
    } catch (error) {
      onProblem((error as Error).message);
    } finally {
      isFinding.current = false;
    }
  };
  const onClick = useEffectEvent((coordinate: Coordinate | undefined) => {
    if (coordinate && !isLocked) void add(coordinate);
  });
  useEffect(() => map.on('click', ({ coordinate }) => onClick(coordinate)), [map]);
  useEffect(() => show(map, points), [map, points]);
  return { addAtCenter: () => add(map.camera.center) };
}

function show(map: MapView, points: readonly DrawnPoint[]): () => void {
  const shown: Removable[] = points.map((point, index) =>
    map.markers.add(point, {
      content: markOf(index + 1),
      anchor: 'center',
      rank: 'always',
      collision: 'always-show',
      animated: false,
      title: `Point ${index + 1} of the walk`,
    }),
  );
  if (points.length > 1) shown.push(map.paths.add(points, { pattern: 'arrows', xrayOpacity: 0.5 }));
  return () => {
    if (map.isRemoved) return;
    for (const each of shown) each.remove();
  };
}

function markOf(number: number): HTMLElement {
  const mark = document.createElement('span');
  mark.className = styles.mark ?? '';
  mark.textContent = String(number);
  return mark;
}
