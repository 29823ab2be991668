import { describe, expect, it } from 'vitest';
import { beginMapping, find, type MapperAction, mapperReducer } from './mapper-state.ts';

const HERE = { floorId: 'f_ground', lngLat: [-9.1389, 38.7033] } as const;

function after(...actions: readonly MapperAction[]) {
  return actions.reduce(mapperReducer, beginMapping());
}

describe('mapper', () => {
  it('places a model and selects it', () => {
    const state = after({ type: 'place', model: 'desk', at: HERE });

    expect(state.history.present).toEqual([
      { id: 'p1', model: 'desk', ...HERE, altitude: 0, rotationDegrees: 0, scale: 1 },
    ]);
    expect(state.selectedId).toBe('p1');
  });

  it('gives a copy an id of its own, a metre to the east', () => {
    const state = after(
      { type: 'place', model: 'desk', at: HERE },
      { type: 'change', id: 'p1', change: { scale: 2, color: '#ff0000' } },
      { type: 'duplicate', id: 'p1' },
    );
    const [original, copy] = state.history.present;

    expect(copy).toMatchObject({ id: 'p2', scale: 2, color: '#ff0000' });
    const metres = ((copy?.lngLat[0] ?? 0) - (original?.lngLat[0] ?? 0)) * 111_320 * 0.7804;
    expect(metres).toBeCloseTo(1, 1);
    expect(state.selectedId).toBe('p2');
  });

  it('never gives an id twice', () => {
    const state = after(
      { type: 'place', model: 'desk', at: HERE },
      { type: 'place', model: 'chair', at: HERE },
      { type: 'remove', id: 'p1' },
      { type: 'place', model: 'lamp', at: HERE },
    );

    expect(state.history.present.map(({ id }) => id)).toEqual(['p2', 'p3']);
  });

  it('undoes a run of changes of one field at once', () => {
    const state = after(
      { type: 'place', model: 'desk', at: HERE },
      { type: 'change', id: 'p1', change: { scale: 1.1 } },
      { type: 'change', id: 'p1', change: { scale: 1.2 } },
      { type: 'undo' },
    );

    expect(find(state, 'p1')?.scale).toBe(1);
    expect(find(mapperReducer(state, { type: 'redo' }), 'p1')?.scale).toBe(1.2);
  });

  it('selects nothing that is gone', () => {
    const state = after({ type: 'place', model: 'desk', at: HERE }, { type: 'undo' });

    expect(state.selectedId).toBeUndefined();
    expect(
      after({ type: 'place', model: 'desk', at: HERE }, { type: 'remove', id: 'p1' }).selectedId,
    ).toBeUndefined();
  });

  it('brings back what an import replaced', () => {
    const state = after(
      { type: 'place', model: 'desk', at: HERE },
      { type: 'replace', placements: [] },
      { type: 'undo' },
    );

    expect(state.history.present).toHaveLength(1);
  });
});
