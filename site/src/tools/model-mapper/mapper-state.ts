import { beginHistory, type History, record, redo, undo } from '../history.ts';
import { movedLngLat } from '../../venues/lng-lat.ts';
import { nextId, type Placement, type Placements } from './placement.ts';

/** A reader at work with models. */
export type MapperState = {
  readonly history: History<Placements>;
  readonly selectedId: string | undefined;
};

export type MapperAction =
  | { readonly type: 'place'; readonly model: string; readonly at: PlacementSpot }
  | { readonly type: 'change'; readonly id: string; readonly change: PlacementChange }
  | { readonly type: 'duplicate' | 'remove'; readonly id: string }
  | { readonly type: 'select'; readonly id: string | undefined }
  | { readonly type: 'replace' | 'restore'; readonly placements: Placements }
  | { readonly type: 'undo' | 'redo' };

export type PlacementSpot = Pick<Placement, 'floorId' | 'lngLat'>;
export type PlacementChange = Partial<Omit<Placement, 'id' | 'model'>>;

/** Metres between a placement and its copy. */
const COPY_DISTANCE = 1;

export function beginMapping(placements: Placements = []): MapperState {
  return { history: beginHistory(placements), selectedId: undefined };
}

export function mapperReducer(state: MapperState, action: MapperAction): MapperState {
  switch (action.type) {
    case 'place':
      return add(state, {
        id: nextId(state.history.present),
        model: action.model,
        ...action.at,
        altitude: 0,
        rotationDegrees: 0,
        scale: 1,
      });
    case 'change':
      return change(state, action.id, action.change);
    case 'duplicate': {
      const original = find(state, action.id);
      if (!original) return state;
      const lngLat = movedLngLat(original.lngLat, { east: COPY_DISTANCE, north: 0 });
      return add(state, { ...original, id: nextId(state.history.present), lngLat });
    }
    case 'remove': {
      const rest = state.history.present.filter(({ id }) => id !== action.id);
      return withPresent(state, rest);
    }
    case 'select':
      return { ...state, selectedId: action.id };
    case 'replace':
      return withPresent(state, action.placements);
    case 'restore':
      return beginMapping(action.placements);
    case 'undo':
    case 'redo':
      return withSelection({
        ...state,
        history: (action.type === 'undo' ? undo : redo)(state.history),
      });
  }
}

export function find({ history }: MapperState, id: string | undefined): Placement | undefined {
  return history.present.find((placement) => placement.id === id);
}

function add(state: MapperState, placement: Placement): MapperState {
  const history = record(state.history, [...state.history.present, placement]);
  return { history, selectedId: placement.id };
}

function change(state: MapperState, id: string, fields: PlacementChange): MapperState {
  const present = state.history.present.map((placement) =>
    placement.id === id ? { ...placement, ...fields } : placement,
  );
  const topic = `${id} ${Object.keys(fields).join(' ')}`;
  return { ...state, history: record(state.history, present, topic) };
}

function withPresent(state: MapperState, present: Placements): MapperState {
  return withSelection({ ...state, history: record(state.history, present) });
}

/** What is gone cannot be selected. */
function withSelection(state: MapperState): MapperState {
  return find(state, state.selectedId) ? state : { ...state, selectedId: undefined };
}
