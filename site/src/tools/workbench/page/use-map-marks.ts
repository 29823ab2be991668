import type { MapView } from '@brand/web-sdk';
import type { DrawnChange } from '../compare/comparison-protocol';
import { showPlace } from '../show-place';
import { useEffect } from 'react';
import { markChanges } from './compare/mark-changes';
import type { Focus } from './focus';

type Options = {
  readonly map: MapView | undefined;
  readonly floorId: string;
  readonly focus: Focus | undefined;
  readonly drawn: readonly DrawnChange[];
};

/** Marks on the map what the reader wants to see, and the differences on the floor. */
export function useMapMarks({ map, floorId, focus, drawn }: Options): void {
  useEffect(() => {
    if (!map || !focus || focus.place.kilometresAway !== undefined) return undefined;
    return unlessRemoved(map, showPlace(map, focus.place, focus.isInView));
  }, [map, focus]);
  useEffect(() => {
    if (!map?.venue.floors.some(({ id }) => id === floorId)) return undefined;
    return unlessRemoved(map, markChanges(map, drawn, floorId));
  }, [map, drawn, floorId]);
}

function unlessRemoved(map: MapView, clear: () => void): () => void {
  return () => {
    if (!map.isRemoved) clear();
  };
}
