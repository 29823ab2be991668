import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { type Floor, type GeometryElement, openVenue, type Venue } from '@brand/venue';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ElementChange, Elements } from '../../kernel/element-control.ts';
import type { AppearanceRule } from '../../kernel/floor-control.ts';
import type { ViewCameraPose, ViewParts } from './view-parts.ts';
import type { ViewState } from './view-state.ts';
import { Views } from './views.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue(writeBundle(tinyVenue()));
});

/** A map without a screen that records calls. */
class BareMap {
  pose: ViewCameraPose = {
    center: { lngLat: [13.4, 52.5], floorId: 'f_ground' },
    zoom: 18,
    bearingDegrees: 10,
    pitchDegrees: 45,
  };
  floor: Floor = venue.get('floor', 'f_ground');
  rule: AppearanceRule | undefined;
  refreshes = 0;
  theme = 'light';
  language = 'en';
  readonly changes = new Map<GeometryElement, ElementChange>();
  readonly durations: (number | undefined)[] = [];
  readonly resets: string[] = [];
  readonly listeners = new Set<Parameters<ViewParts['onFloorChange']>[0]>();
  readonly views: Views = new Views(partsOf(this));

  change(elements: Elements, change: ElementChange): void {
    for (const element of Symbol.iterator in elements ? elements : [elements]) {
      const fields = Object.entries({ ...this.changes.get(element), ...change });
      const own = fields.filter(([, value]) => value !== 'default');
      this.changes.set(element, Object.fromEntries(own) as ElementChange);
    }
  }
}

function partsOf(map: BareMap): ViewParts {
  return {
    venue: {
      id: venue.id,
      languages: venue.languages,
      floors: venue.floors,
      get language() {
        return map.language;
      },
    },
    camera: {
      get: () => map.pose,
      animateTo: async (pose, { duration }) => {
        map.pose = pose;
        map.durations.push(duration);
      },
    },
    floors: floorsOf(map),
    onFloorChange(listener) {
      map.listeners.add(listener);
      return () => map.listeners.delete(listener);
    },
    elements: {
      changed: () => new Map(map.changes),
      reset: (elements) => {
        for (const element of elements as Iterable<GeometryElement>) {
          map.changes.delete(element);
          map.resets.push(element.id);
        }
      },
      animate: async (elements, change) => {
        map.change(elements, change);
        return 'finished';
      },
    },
    findElement: (type, id) => (type === 'space' ? venue.find('space', id) : undefined),
    theme: {
      get name() {
        return map.theme;
      },
      has: (name) => name === 'light' || name === 'dark',
      set: (name) => {
        map.theme = name;
      },
    },
    setLanguage: (code) => {
      map.language = code;
    },
  };
}

function floorsOf(map: BareMap): ViewParts['floors'] {
  return {
    get current() {
      return map.floor;
    },
    get visible() {
      return venue.floors.filter((floor) =>
        map.rule ? map.rule(floor).isVisible : floor === map.floor || floor.isOutdoor,
      );
    },
    set: async (floor, { reason = 'app' } = {}) => {
      map.floor = typeof floor === 'string' ? venue.get('floor', floor) : floor;
      for (const listener of map.listeners) listener({ floor: map.floor, reason });
      return 'finished';
    },
    altitudeOf: (floor) =>
      typeof floor === 'string' ? 0 : (map.rule?.(floor).altitude ?? floor.elevation * 4),
    override: (_owner, rule) => {
      map.rule = rule;
    },
    refresh: async () => {
      map.refreshes += 1;
      return 'finished';
    },
  };
}

function space(id: string): GeometryElement {
  return venue.get('space', id);
}

describe('capture', () => {
  it('returns the view as plain JSON', () => {
    const map = new BareMap();
    map.change(space('g_g-cafe'), { color: '#ff0000' });
    map.change(space('g_g-shop'), { color: '#ff0000', opacity: 'default' });
    map.change(space('g_u-shop'), { opacity: 0.5 });
    const state = map.views.capture();
    expect(state).toEqual({
      version: 1,
      venueId: venue.id,
      camera: { lngLat: [13.4, 52.5], zoom: 18, bearingDegrees: 10, pitchDegrees: 45 },
      floorId: 'f_ground',
      language: 'en',
      theme: 'light',
      elements: [
        { change: { color: '#ff0000' }, ids: { space: ['g_g-cafe', 'g_g-shop'] } },
        { change: { opacity: 0.5 }, ids: { space: ['g_u-shop'] } },
      ],
    });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('includes altitudes where several floors are shown', () => {
    const map = new BareMap();
    map.rule = ({ id, elevation }) => ({
      isVisible: id !== 'f_outside',
      altitude: elevation * 20,
      opacity: 1,
    });
    expect(map.views.capture().floors).toEqual([
      { floorId: 'f_ground', altitude: 0 },
      { floorId: 'f_upper', altitude: 20 },
    ]);
  });
});

describe('apply', () => {
  it('makes another map show the same', async () => {
    const map = new BareMap();
    map.floor = venue.get('floor', 'f_upper');
    map.theme = 'dark';
    map.language = 'de';
    map.pose = { ...map.pose, zoom: 20, center: { lngLat: [13.41, 52.51], height: 2 } };
    map.rule = ({ elevation }) => ({ isVisible: true, altitude: elevation * 20, opacity: 1 });
    map.change(space('g_u-cafe'), { color: '#00ff00' });
    const state = map.views.capture();
    const other = new BareMap();
    const result = await other.views.apply(other.views.fromHash(map.views.toHash(state)));
    expect(result).toEqual({ end: 'finished', missing: [] });
    expect(other.views.capture()).toEqual(state);
  });

  it('resets fields that the state does not contain', async () => {
    const map = new BareMap();
    const plain = map.views.capture();
    map.change(space('g_g-cafe'), { color: '#ff0000', opacity: 0.2 });
    const coloured = {
      ...plain,
      elements: [{ change: { color: '#0000ff' }, ids: { space: ['g_g-cafe'] } }],
    };
    await map.views.apply(coloured);
    expect(map.changes.get(space('g_g-cafe'))).toEqual({ color: '#0000ff' });
    expect(map.resets).toEqual([]);
    map.rule = () => ({ isVisible: true, altitude: 0, opacity: 1 });
    await map.views.apply(plain);
    expect(map.changes.size).toBe(0);
    expect(map.rule).toBeUndefined();
  });

  it('animates, or jumps', async () => {
    const map = new BareMap();
    const state = map.views.capture();
    await map.views.apply(state);
    await map.views.apply(state, { duration: 100 });
    await map.views.apply(state, { duration: 0 });
    expect(map.durations).toEqual([800, 100, 0]);
  });

  it('changes nothing when it is aborted before it starts', async () => {
    const map = new BareMap();
    const state: ViewState = { ...map.views.capture(), theme: 'dark', floorId: 'f_upper' };
    const result = await map.views.apply(state, { signal: AbortSignal.abort() });
    expect(result.end).toBe('stopped');
    expect(map.views.capture()).toMatchObject({ theme: 'light', floorId: 'f_ground' });
  });

  it('applies the rest and returns what this map does not have', async () => {
    const map = new BareMap();
    const result = await map.views.apply({
      ...map.views.capture(),
      language: 'fi',
      theme: 'brand',
      floorId: 'f_upper',
      floors: [{ floorId: 'f_gone', altitude: 3 }],
      elements: [{ change: { opacity: 0.5 }, ids: { space: ['g_gone', 'g_u-shop'], wall: ['w'] } }],
      parts: { filter: 1 },
    });
    expect(result.missing.toSorted()).toEqual([
      'floor f_gone',
      'language fi',
      'part filter',
      'space g_gone',
      'theme brand',
      'wall w',
    ]);
    expect(map.floor.id).toBe('f_upper');
    expect(map.changes.get(space('g_u-shop'))).toEqual({ opacity: 0.5 });
  });

  it('rejects a state of another venue or floor, and explains what to do', async () => {
    const map = new BareMap();
    const state = map.views.capture();
    await expect(map.views.apply({ ...state, venueId: 'other' })).rejects.toMatchObject({
      code: 'map-view/bad-view-state',
      message: expect.stringContaining('Open a map of venue "other"'),
    });
    await expect(map.views.apply({ ...state, floorId: 'f_9' })).rejects.toThrow(/f_ground, /);
    await expect(map.views.apply({ ...state, version: 2 } as never)).rejects.toThrow(
      /Update the SDK/,
    );
    await expect(map.views.apply(null as never)).rejects.toThrow(/expected an object, found null/);
  });
});

describe('floors held by a state', () => {
  it('releases held floors when it is removed', async () => {
    const map = new BareMap();
    const altitudes = [{ floorId: 'f_ground', altitude: 0 }];
    await map.views.apply({ ...map.views.capture(), floors: altitudes });
    expect(map.rule).toBeDefined();
    map.views.remove();
    expect(map.rule).toBeUndefined();
    expect(map.refreshes).toBe(2);
    map.views.remove();
    expect(map.refreshes).toBe(2);
    expect(map.listeners.size).toBe(0);
  });

  it('releases held floors when another floor is selected', async () => {
    const map = new BareMap();
    const floors = floorsOf(map);
    const altitudes = ['f_ground', 'f_upper'].map((floorId) => ({ floorId, altitude: 0 }));
    await map.views.apply({ ...map.views.capture(), floors: altitudes });
    await floors.set('f_upper');
    expect(map.rule).toBeDefined();
    await floors.set('f_outside');
    expect(map.rule).toBeUndefined();
  });
});

describe('parts', () => {
  it('stores and restores parts of an app', async () => {
    const map = new BareMap();
    let filter: unknown = 'food';
    const part = map.views.addPart('filter', {
      capture: () => (filter === 'all' ? undefined : String(filter)),
      apply: (state) => {
        filter = state ?? 'all';
      },
    });
    const state = map.views.capture();
    expect(state.parts).toEqual({ filter: 'food' });
    filter = 'all';
    const plain = map.views.capture();
    expect(plain.parts).toBeUndefined();
    await map.views.apply(state);
    expect(filter).toBe('food');
    await map.views.apply(plain);
    expect(filter).toBe('all');
    part.remove();
    await map.views.apply(state);
    expect(filter).toBe('all');
  });
});
