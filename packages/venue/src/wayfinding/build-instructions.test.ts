import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Instruction, Route, RouteResult } from './route.ts';

function found(result: RouteResult): Route {
  if (!result.found) throw new Error(result.message);
  return result;
}

const actionsOf = (instructions: readonly Instruction[]): string[] =>
  instructions.map(({ action }) => action);

describe('instructions', () => {
  it('describe the route from floor to floor', async () => {
    const venue = await openDocument(tinyVenue());
    const [from, to] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-office')];
    const { instructions, coordinates, distance } = found(
      await venue.route(from, to, { accessible: true }),
    );
    expect(actionsOf(instructions)).toEqual([
      'depart',
      'turn',
      'turn',
      'take-connection',
      'leave-connection',
      'turn',
      'turn',
      'arrive',
    ]);
    const [depart, turn, , take, leave] = instructions;
    const arrive = instructions.at(-1);
    expect(turn).toMatchObject({ bearing: 'right' });
    expect(turn!.bearingDegrees).toBeCloseTo(90, 0);
    expect(take).toMatchObject({ direction: 'up', connection: { id: 'c_lift' } });
    expect(take!.toFloor).toBe(venue.get('floor', 'f_upper'));
    expect(leave!.floor).toBe(take!.toFloor);
    expect(Math.cos((depart!.bearingDegrees * Math.PI) / 180)).toBeCloseTo(1, 6);
    expect(arrive!.distance).toBe(0);
    const sum = instructions.reduce((total, one) => total + one.distance, 0);
    expect(sum).toBeCloseTo(distance, 6);
    for (const { coordinate, pointIndex, floor } of instructions) {
      expect(coordinate.floorId).toBe(floor.id);
      expect(coordinates[pointIndex]!.floorId).toBe(floor.id);
    }
  });

  it('name the side on which the destination is', async () => {
    const document = tinyVenue();
    // Positions just inside the doors, as in generated nodes.
    for (const { properties, geometry } of document.nodes['f_ground']!.features) {
      if (properties.id === 'n_g-shop') geometry.coordinates = [...placeAt(6, 7.5).lngLat];
      if (properties.id === 'n_g-cafe') geometry.coordinates = [...placeAt(7, 12.5).lngLat];
    }
    const venue = await openDocument(document);
    const sideOf = async (id: string): Promise<unknown> => {
      const route = found(await venue.route(placeAt(1, 10, 'f_ground'), venue.get('space', id)));
      return route.instructions.at(-1)!.landmark;
    };
    // Walking east: the shop is south of the hallway, the café north of it.
    expect(await sideOf('g_g-shop')).toMatchObject({ side: 'right', element: { id: 'loc_shop' } });
    expect(await sideOf('g_g-cafe')).toMatchObject({ side: 'left', element: { id: 'loc_cafe' } });
  });

  it('name a landmark at a turn', async () => {
    const venue = await openDocument(tinyVenue());
    const route = found(
      await venue.route(venue.get('space', 'g_g-shop'), venue.get('space', 'g_g-stairs')),
    );
    const turn = route.instructions.find(({ action }) => action === 'turn')!;
    expect(turn.landmark?.element).toBe(venue.get('location', 'loc_info'));
    expect(turn.text).toMatch(/^Turn right.* Information/);
  });

  it('mention doors only when entering a building', async () => {
    const venue = await openDocument(tinyVenue());
    const route = found(
      await venue.route(venue.get('area', 'g_o-plaza'), venue.get('space', 'g_g-cafe')),
    );
    const doors = route.instructions.filter(({ action }) => action.endsWith('connection'));
    expect(doors).toHaveLength(1);
    expect(doors[0]).toMatchObject({ action: 'take-connection', direction: 'same' });
    expect(doors[0]!.text).toMatch(/^Enter /);
  });

  it('follow the language of the venue, also when it changes', async () => {
    const document = tinyVenue();
    document.cmsVenue.languages = [
      { code: 'en', name: 'English' },
      { code: 'fr', name: 'Français' },
    ];
    const venue = await openDocument(document, { language: 'fr' });
    const { instructions } = found(
      await venue.route(venue.get('space', 'g_g-shop'), venue.get('space', 'g_g-office')),
    );
    expect(instructions[1]!.text).toMatch(/^Tournez à droite/);
    venue.setLanguage('en');
    expect(instructions[1]!.text).toMatch(/^Turn right/);
  });

  it('mention stops on the way', async () => {
    const venue = await openDocument(tinyVenue());
    const stops = ['g_g-shop', 'g_g-cafe', 'g_g-office'].map((id) => venue.get('space', id));
    const { instructions } = found(await venue.routeThrough(stops));
    const actions = actionsOf(instructions);
    expect(actions.filter((action) => action === 'pass-stop')).toHaveLength(1);
    expect(actions.at(0)).toBe('depart');
    expect(actions.at(-1)).toBe('arrive');
  });
});
