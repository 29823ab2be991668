import { describe, expect, it } from 'vitest';
import { AssemblyReport } from './assembly-report.ts';
import { createIds } from './make-ids.ts';
import { planFloor } from './plan-floor.ts';
import type { VenueDraft } from './venue-draft.ts';
import { createVenueParts } from './venue-parts.ts';
import { SMALL_VENUE } from './venue.fixture.ts';

function planOf(draft: VenueDraft, floor = 0) {
  const parts = createVenueParts(draft, { makeId: createIds(), report: new AssemblyReport() }, {});
  return planFloor(parts.floors[floor]!, parts);
}

describe('planFloor', () => {
  const plan = planOf(SMALL_VENUE);

  it('takes walkable shapes, in metres', () => {
    expect(plan.shapes.map(({ id, isStop }) => `${id} ${isStop}`)).toEqual([
      'g_hall false',
      'g_livraria-sao-jorge false',
      'g_cafe false',
      'g_lift-ground true',
    ]);
    const [outer] = plan.shapes[0]!.polygons[0]!;
    expect(
      Math.max(...outer!.map(({ x }) => x)) - Math.min(...outer!.map(({ x }) => x)),
    ).toBeCloseTo(20, 2);
  });

  it('blocks walls and counters', () => {
    expect(plan.blocks).toHaveLength(9);
    expect(plan.blocks.filter(({ polygons }) => polygons.length > 0)).toHaveLength(1);
  });

  it('adds counters, and places and stops that are not walked in, as destinations', () => {
    expect(plan.destinations.map(({ id }) => id)).toEqual(['g_kiosk', 'g_seats']);
    const withoutPlaces = planOf({ ...SMALL_VENUE, places: [] });
    expect(withoutPlaces.destinations.map(({ id }) => id)).toEqual(['g_kiosk']);
    expect(planOf(SMALL_VENUE, 2).destinations.map(({ id }) => id)).toEqual(['g_gate-outside']);
  });

  it('charges a metre for a door by default', () => {
    expect(plan.doors.map(({ access }) => access)).toEqual([
      { accessible: true, public: true, extraCost: 1 },
      { accessible: false, public: true, extraCost: 3 },
      { accessible: true, public: true, extraCost: 1 },
    ]);
  });

  it('ignores invalid costs', () => {
    const [door] = SMALL_VENUE.doors;
    const odd = planOf({
      ...SMALL_VENUE,
      doors: [-1, Number.NaN, Infinity].map((extraCost, index) => ({
        ...door!,
        key: `d${index}`,
        access: { extraCost },
      })),
    });
    expect(odd.doors.map(({ access }) => access.extraCost)).toEqual([1, 1, 1]);
  });

  it('names the shape of a one-way door and distinguishes an unknown one from none', () => {
    const [door] = SMALL_VENUE.doors;
    const { doors } = planOf({
      ...SMALL_VENUE,
      doors: [
        { ...door!, key: 'a', oneWayInto: 'cafe' },
        { ...door!, key: 'b', oneWayInto: 'moon' },
        { ...door!, key: 'c' },
      ],
    });
    expect(doors.map(({ oneWayInto }) => oneWayInto)).toEqual(['g_cafe', '', undefined]);
  });
});
