import type { MapView } from '@brand/web-sdk';
import {
  beginMapping,
  find,
  type MapperAction,
  mapperReducer,
  type MapperState,
  type PlacementSpot,
} from '@site/src/tools/model-mapper/mapper-state';
import { MODEL_NAMES, titleOfModel } from '@site/src/tools/model-mapper/model-library';
import { ModelScene } from '@site/src/tools/model-mapper/model-scene';
import type { Placement } from '@site/src/tools/model-mapper/placement';
import { roundedLngLat } from '@site/src/venues/lng-lat';
import {
  type PlacementFile,
  readPlacements,
  writePlacements,
} from '@site/src/tools/model-mapper/placement-file';
import { createStoredWork } from '@site/src/tools/stored-work';
import { keyOfVenue, type ToolBundle, type ToolVenue } from '@site/src/tools/venue/tool-venue';
import {
  type ActionDispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
} from 'react';

/** What the next click on the map does. */
export type Armed = { readonly kind: 'place'; readonly model: string } | { readonly kind: 'move' };

/** A reader at work with the models of a venue. */
export type MapperWork = {
  readonly state: MapperState;
  readonly dispatch: ActionDispatch<[MapperAction]>;
  readonly selected: Placement | undefined;
  readonly map: MapView | undefined;
  readonly setMap: (map: MapView | undefined) => void;
  readonly armed: Armed | undefined;
  readonly setArmed: (armed: Armed | undefined) => void;
  /** The middle of what the map shows. */
  readonly centre: () => PlacementSpot | undefined;
  readonly place: (model: string, at: PlacementSpot) => void;
  readonly notice: string;
  readonly tell: (notice: string) => void;
  /** The file as it would be exported now. */
  readonly write: () => string;
  readonly read: (text: string) => PlacementFile;
};

type Start = { readonly state: MapperState; readonly notice: string };

export function useMapper(venue: ToolVenue, bundle: ToolBundle): MapperWork {
  const stored = useMemo(() => createStoredWork('3d-model-mapper'), []);
  const venueKey = keyOfVenue(venue);
  const venueName = venue.kind === 'demo' ? venue.id : venue.name;
  const floorIds = useMemo(
    () => bundle.document.floors.features.map(({ properties }) => properties.id),
    [bundle],
  );
  const read = useCallback(
    (text: string) => readPlacements(text, { models: MODEL_NAMES, floorIds }),
    [floorIds],
  );
  const [start] = useState((): Start => {
    const text = stored.read(venueKey);
    if (text === undefined) return { state: beginMapping(), notice: '' };
    try {
      return { state: beginMapping(read(text).placements), notice: '' };
    } catch (error) {
      const why = `What this browser kept for ${venueName} does not fit it. ${(error as Error).message}`;
      return { state: beginMapping(), notice: why };
    }
  });
  const [state, dispatch] = useReducer(mapperReducer, start.state);
  const [map, setMap] = useState<MapView>();
  const [armed, setArmed] = useState<Armed>();
  const [notice, tell] = useState(start.notice);
  const placements = state.history.present;
  const selected = find(state, state.selectedId);
  const write = (): string => writePlacements(venueName, placements);

  const keep = useEffectEvent(() => {
    if (stored.write(venueKey, write())) return;
    tell('The browser has no room to keep your work. Export it before you leave the page.');
  });
  useEffect(() => {
    // What was kept stays as it is until something changes.
    if (placements === start.state.history.present) return undefined;
    const timer = setTimeout(keep);
    return () => clearTimeout(timer);
  }, [placements, start]);

  const scene = useMemo(() => map && new ModelScene(map, tell), [map]);
  useEffect(() => scene?.show(placements, selected), [scene, placements, selected]);

  const place = (model: string, at: PlacementSpot): void => {
    dispatch({ type: 'place', model, at });
    tell(`${titleOfModel(model)} placed.`);
  };
  const click = useEffectEvent((id: string | undefined, at: PlacementSpot | undefined) => {
    if (armed && at) {
      if (armed.kind === 'place') place(armed.model, at);
      else if (selected) dispatch({ type: 'change', id: selected.id, change: at });
      if (armed.kind === 'move') setArmed(undefined);
    } else dispatch({ type: 'select', id });
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

  const centre = (): PlacementSpot | undefined =>
    map && { floorId: map.floors.current.id, lngLat: roundedLngLat(map.camera.center.lngLat) };
  return {
    state,
    dispatch,
    selected,
    map,
    setMap,
    armed,
    setArmed,
    centre,
    place,
    notice,
    tell,
    write,
    read,
  };
}
