import { describe, expect, it } from 'vitest';
import { assembleVenue } from './assemble-venue.ts';
import type { DraftConnection, VenueDraft } from './venue-draft.ts';
import { box, EMPTY_DRAFT, room } from './venue.fixture.ts';

const FLOORS = ['low', 'middle', 'high'];

function connect(connection: Partial<DraftConnection>, more: Partial<VenueDraft> = {}) {
  const { document, report } = assembleVenue(
    {
      ...EMPTY_DRAFT,
      floors: FLOORS.map((key, elevation) => ({ key, elevation })),
      shapes: FLOORS.map((floor) => room(`at-${floor}`, floor, box(0, 0, 3, 3))),
      connections: [
        {
          key: 'way',
          type: 'elevator',
          stops: FLOORS.map((floor) => ({ floor, shape: `at-${floor}` })),
          ...connection,
        },
      ],
      ...more,
    },
    { nodes: false },
  );
  const [way] = document.connections!;
  const ends = (side: 'entrances' | 'exits') =>
    way?.[side].map(({ floorId, flags }) => `${floorId} ${flags.join()}`);
  return { way, entrances: ends('entrances'), exits: ends('exits'), report };
}

describe('buildConnections', () => {
  it('stops a lift everywhere, for everybody', () => {
    const { way, entrances, exits } = connect({ details: { name: 'Lift' } });
    expect(entrances).toEqual(['f_low 5', 'f_middle 5', 'f_high 5']);
    expect(exits).toEqual(entrances);
    expect(way).toMatchObject({ id: 'c_way', entryCost: 30, floorCostMultiplier: 4 });
    expect(way!.details).toEqual({ name: 'Lift' });
  });

  it('runs an escalator from its lowest to its highest stop, or back', () => {
    const stops = ['high', 'low'].map((floor) => ({ floor, shape: `at-${floor}` }));
    const up = connect({ type: 'escalator', direction: 'up', stops });
    expect([up.entrances, up.exits]).toEqual([['f_low 4'], ['f_high 4']]);
    const down = connect({ type: 'escalator', direction: 'down', stops });
    expect([down.entrances, down.exits]).toEqual([['f_high 4'], ['f_low 4']]);
  });

  it('runs a travelator forward in the order of its stops', () => {
    const stops = ['high', 'low'].map((floor) => ({ floor, shape: `at-${floor}` }));
    const { entrances, exits, way } = connect({ type: 'travelator', direction: 'forward', stops });
    expect([entrances, exits]).toEqual([['f_high 5'], ['f_low 5']]);
    expect(way).toMatchObject({ entryCost: 0, floorCostMultiplier: 0 });
  });

  it.each([
    ['stairs', 5, 16, 4],
    ['ladder', 20, 40, 4],
    ['ramp', 2, 12, 5],
    ['door', 1, 0, 5],
    ['teleport', 5, 16, 5],
  ])('charges %s %d and %d for each floor', (type, entryCost, floorCostMultiplier, flags) => {
    const { way, entrances } = connect({ type });
    expect(way).toMatchObject({ type, entryCost, floorCostMultiplier });
    expect(entrances![0]).toBe(`f_low ${flags}`);
  });

  it('applies the access of the draft', () => {
    const { way, entrances } = connect({
      type: 'stairs',
      access: { accessible: true, public: false, extraCost: 4 },
    });
    expect(entrances![0]).toBe('f_low 1');
    expect(way!.entryCost).toBe(9);
  });

  it('marks stops that are outdoors', () => {
    const floors = FLOORS.map((key, elevation) => ({ key, elevation, outdoors: key === 'low' }));
    expect(connect({}, { floors }).entrances![0]).toBe('f_low 7');
  });

  it('leaves out unknown stops, and connections that are left with one', () => {
    const stops = [
      { floor: 'low', shape: 'at-low' },
      { floor: 'low', shape: 'at-low' },
      { floor: 'high', shape: 'nowhere' },
    ];
    const { way, report } = connect({ stops });
    expect(way).toBeUndefined();
    expect(report.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknown-shape', 'too-few-stops']),
    );
  });

  it('stops where the shape is when the floor is wrong', () => {
    const stops = [
      { floor: 'low', shape: 'at-low' },
      { floor: 'low', shape: 'at-high' },
    ];
    const { entrances, report } = connect({ stops });
    expect(entrances).toEqual(['f_low 5', 'f_high 5']);
    expect(report.map(({ code }) => code)).toContain('moved-stop');
  });
});
