import { openVenue, type Facade, type Floor, type Venue } from '@brand/venue';
import { tinyVenue } from '@brand/test-kit';
import { writeBundle } from '@brand/mvf';
import { beforeAll, describe, expect, it } from 'vitest';
import { Emitter } from '../../kernel/emitter.ts';
import type { MapEvents } from '../../kernel/events.ts';
import type { FloorAppearance } from '../../kernel/floor-control.ts';
import { FrameMotion } from '../../kernel/motion.ts';
import { Floors } from './create-floors.ts';

let venue: Venue;

beforeAll(async () => {
  const document = tinyVenue();
  // Through a void the floor below would stay visible, which other tests cover.
  const kinds = document.kinds['f_upper']!;
  for (const [id, kind] of Object.entries(kinds)) if (kind === 'void') kinds[id] = 'room';
  venue = await openVenue(await writeBundle(document));
});

function setup(initial = 'f_ground') {
  const events = new Emitter<MapEvents>();
  const motion = new FrameMotion({ request: () => {}, now: () => 0 }, () => false);
  const shown = new Map<string, FloorAppearance>();
  const facades = new Map<Facade, number>();
  const floors = new Floors({
    venue,
    initial: venue.get('floor', initial),
    events,
    motion,
    apply: (floor, appearance) => shown.set(floor.id, appearance),
    applyFacade: (facade, opacity) => facades.set(facade, opacity),
  });
  return { events, motion, shown, facades, floors };
}

const all = (altitude: number) => (): FloorAppearance => ({
  isVisible: true,
  altitude,
  opacity: 1,
});

/** Floors that are transparent by design, or only visible behind others. */
const glassy = (opacity: number, isBackdrop: boolean) => (): FloorAppearance => ({
  ...all(0)(),
  opacity,
  isBackdrop,
});

describe('Floors', () => {
  it('shows the current floor and the ground around it', () => {
    const { floors, shown } = setup();
    expect(shown.get('f_ground')).toMatchObject({ isVisible: true, altitude: 0, opacity: 1 });
    expect(shown.get('f_upper')!.isVisible).toBe(false);
    expect(floors.visible.map(({ id }) => id).toSorted()).toEqual(['f_ground', 'f_outside']);
  });

  it('fades from one floor to the other and emits the reason', async () => {
    const { floors, events, motion, shown } = setup();
    const told: string[] = [];
    events.on('floor-change', ({ floor, previous, reason }) =>
      told.push(`${previous.id} ${floor.id} ${reason}`),
    );
    const done = floors.set('f_upper', { duration: 100, easing: 'linear', reason: 'test' });
    motion.advance(0);
    motion.advance(50);
    expect(shown.get('f_ground')!.opacity).toBeCloseTo(0.5);
    expect(shown.get('f_upper')).toMatchObject({ isVisible: true, opacity: 0.5 });
    expect(shown.get('f_upper')!.altitude).toBeGreaterThan(0);
    motion.advance(100);
    await done;
    expect(shown.get('f_ground')!.isVisible).toBe(false);
    expect(told).toEqual(['f_ground f_upper test']);
  });

  it('emits nothing when the floor is already current', async () => {
    const { floors, events } = setup();
    let count = 0;
    events.on('floor-change', () => (count += 1));
    expect(await floors.set('f_ground')).toBe('finished');
    expect(count).toBe(0);
  });

  it('resolves to whether the change finished or was replaced', async () => {
    const { floors, motion } = setup();
    const first = floors.set('f_upper', { duration: 100 });
    motion.advance(0);
    motion.advance(50);
    const second = floors.set('f_ground', { duration: 100 });
    motion.advance(60);
    motion.advance(160);
    expect(await Promise.all([first, second])).toEqual(['stopped', 'finished']);
  });

  it('applies the rule of the last owner until it is removed', async () => {
    const { floors } = setup();
    const [first, second] = [{}, {}];
    floors.override(first, all(5));
    floors.override(second, all(9));
    await floors.refresh();
    expect(floors.altitudeOf('f_upper')).toBe(9);
    expect([first, second].map((owner) => floors.isDecidedBy(owner))).toEqual([false, true]);
    floors.override(second, undefined);
    await floors.refresh();
    expect(floors.altitudeOf('f_upper')).toBe(5);
    expect(floors.isDecidedBy(first)).toBe(true);
    floors.override(first, undefined);
    await floors.refresh();
    expect(floors.visible).toHaveLength(2);
  });

  it('continues from the current state when a change is interrupted', () => {
    const { floors, motion, shown } = setup();
    void floors.set('f_upper', { duration: 100, easing: 'linear' });
    motion.advance(0);
    motion.advance(50);
    void floors.set('f_ground', { duration: 100, easing: 'linear' });
    motion.advance(50);
    expect(shown.get('f_upper')!.opacity).toBeCloseTo(0.5);
    motion.advance(150);
    expect(shown.get('f_upper')!.isVisible).toBe(false);
    expect(shown.get('f_ground')).toMatchObject({ isVisible: true, opacity: 1 });
  });

  it('lists the floors of the venue when asked for an unknown one', async () => {
    await expect(setup().floors.set('f_roof')).rejects.toMatchObject({
      code: 'map-view/unknown-target',
      message: expect.stringContaining('f_ground'),
    });
  });

  it('hides the facade of the building whose floor is shown', async () => {
    const { floors, facades } = setup('f_outside');
    const facade = venue.facades[0]!;
    expect(facades.get(facade)).toBe(1);
    await floors.set(facade.floorStack!.defaultFloor as Floor, { duration: 0 });
    expect(facades.get(facade)).toBe(0);
    floors.overrideFacades(floors, () => 0.3);
    await floors.refresh();
    expect(facades.get(facade)).toBe(0.3);
  });
});

describe('opacity and presence of floors', () => {
  it('returns the opacity of a floor and the presence of its content', async () => {
    const { floors, motion } = setup();
    expect(['f_ground', 'f_upper'].map((id) => floors.presenceOf(id))).toEqual([1, 0]);
    const { revision } = floors;
    const done = floors.set('f_upper', { duration: 100, easing: 'linear' });
    motion.advance(0);
    motion.advance(40);
    expect(floors.revision).toBeGreaterThan(revision);
    for (const of of [floors.presenceOf, floors.opacityOf]) {
      expect(of.call(floors, 'f_ground')).toBeCloseTo(0.6);
      expect(of.call(floors, 'f_upper')).toBeCloseTo(0.4);
      expect(of.call(floors, 'f_outside')).toBe(1);
    }
    motion.advance(100);
    await done;
    expect(['f_ground', 'f_upper'].map((id) => floors.opacityOf(id))).toEqual([0, 1]);
  });

  it('keeps content fully present on a floor that is transparent by design', async () => {
    const { floors } = setup();
    floors.override(floors, glassy(0.3, false));
    await floors.refresh();
    expect([floors.presenceOf('f_upper'), floors.opacityOf('f_upper')]).toEqual([1, 0.3]);
    floors.override(floors, glassy(1, true));
    await floors.refresh();
    expect([floors.presenceOf('f_upper'), floors.opacityOf('f_upper')]).toEqual([0, 1]);
  });

  it('returns the opacity of a facade', async () => {
    const { floors } = setup();
    floors.overrideFacades(floors, () => 0.3);
    await floors.refresh();
    expect(venue.facades.map((facade) => floors.opacityOf(facade))).toEqual(
      venue.facades.map(() => 0.3),
    );
    expect(venue.facades).not.toEqual([]);
  });
});
