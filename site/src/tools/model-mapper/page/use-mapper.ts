import type { MapView } from '@brand/web-sdk';
import {
  type PlacementChange,
  type PlacementPosition,
  withChange,
  withCopy,
  withModel,
} from '../edit-placements';
import { MODEL_NAMES } from '../model-library';
import { ModelScene } from '../model-scene';
import { MAX_PLACEMENTS, type Placement, type Placements, TOO_MANY_PLACEMENTS } from '../placement';
import { readPlacements, writePlacements } from '../placement-file';
import {
  useToolDocument,
  type WorkKind,
  type WorkState,
} from '@site/src/tools/shared/use-tool-document';
import { keyOfVenue, type ToolVenue } from '@site/src/venue/tool-venue';
import type { ToolBundle } from '@site/src/venue/tool-bundle';
import { roundedLngLat } from '@site/src/kit/lng-lat';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import styles from './styles.module.css';

/** The action of the next click on the map. */
export type Armed = { readonly kind: 'place'; readonly model: string } | { readonly kind: 'move' };

/** State and actions of the mapper. */
export type MapperWork = Pick<
  WorkState<Placements>,
  'undo' | 'redo' | 'open' | 'problem' | 'setProblem' | 'notice'
> & {
  readonly placements: Placements;
  readonly selected: Placement | undefined;
  readonly select: (id: string | undefined) => void;
  readonly place: (model: string, at: PlacementPosition) => void;
  readonly change: (id: string, change: PlacementChange) => void;
  readonly duplicate: (placement: Placement) => void;
  /** Removes the placement, or all of them. */
  readonly remove: (id?: string) => void;
  readonly map: MapView | undefined;
  readonly setMap: (map: MapView | undefined) => void;
  readonly armed: Armed | undefined;
  readonly setArmed: (armed: Armed | undefined) => void;
  /** The centre of the visible map. */
  readonly getCenter: () => PlacementPosition | undefined;
  /** The file that an export would contain now. */
  readonly write: () => string;
};

const PLACEMENTS: WorkKind<Placements> = {
  tool: '3d-model-mapper',
  empty: [],
  write: writePlacements,
  read: (text, floorIds) => readPlacements(text, { models: MODEL_NAMES, floorIds }),
};

export function useMapper(venue: ToolVenue, bundle: ToolBundle): MapperWork {
  const venueName = venue.kind === 'demo' ? venue.id : venue.name;
  const floorIds = useMemo(
    () => bundle.document.floors.features.map(({ properties }) => properties.id),
    [bundle],
  );
  const scope = { key: keyOfVenue(venue), venue: venueName, floorIds };
  const { work, edit, ...files } = useToolDocument(PLACEMENTS, scope);
  const { setProblem } = files;
  const [selectedId, select] = useState<string>();
  const [map, setMap] = useState<MapView>();
  const [armed, setArmed] = useState<Armed>();
  const selected = work.find(({ id }) => id === selectedId);

  const scene = useMemo(
    () => map && new ModelScene(map, { onProblem: setProblem, markClass: styles.mark ?? '' }),
    [map, setProblem],
  );
  useEffect(() => scene?.show(work, selected), [scene, work, selected]);

  const add = (next: Placements): void => {
    const added = next.at(-1);
    if (next.length > MAX_PLACEMENTS || !added) {
      setProblem(TOO_MANY_PLACEMENTS);
      return;
    }
    edit(next);
    select(added.id);
  };
  const place = (model: string, at: PlacementPosition): void => add(withModel(work, model, at));
  const change = (id: string, fields: PlacementChange): void =>
    edit(withChange(work, id, fields), `${id} ${Object.keys(fields).join(' ')}`);
  const remove = (gone?: string): void =>
    edit(gone === undefined ? [] : work.filter(({ id }) => id !== gone));

  useEffect(() => {
    if (!armed) return undefined;
    const stop = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setArmed(undefined);
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [armed]);

  const click = useEffectEvent((id: string | undefined, at: PlacementPosition | undefined) => {
    if (armed && at) {
      if (armed.kind === 'place') place(armed.model, at);
      else if (selected) change(selected.id, at);
      if (armed.kind === 'move') setArmed(undefined);
    } else select(id);
  });
  useEffect(() => {
    if (!map || !scene) return undefined;
    return map.on('click', ({ hits, coordinate, floor }) => {
      const hit = hits.find(({ type }) => type === 'model');
      const id = hit?.type === 'model' ? scene.idOf(hit.target) : undefined;
      const floorId = floor?.id ?? map.floors.current.id;
      click(id, coordinate && { floorId, lngLat: roundedLngLat(coordinate.lngLat) });
    });
  }, [map, scene]);

  return {
    ...files,
    placements: work,
    selected,
    select,
    place,
    change,
    duplicate: (original) => add(withCopy(work, original)),
    remove,
    map,
    setMap,
    armed,
    setArmed,
    getCenter: () =>
      map && { floorId: map.floors.current.id, lngLat: roundedLngLat(map.camera.center.lngLat) },
    write: () => writePlacements(work, venueName),
  };
}
