import { expect, test } from 'vitest';
import { type EngineMap, MapViewError } from './engine.ts';
import { wrapLegacyErrors } from './old-words.ts';
import { SdkError } from './sdk-error.ts';

class Elements {
  readonly #set: string[] = [];

  set(_elements: unknown, { color }: { readonly color: string }): void {
    if (!color.startsWith('#')) {
      throw new MapViewError(
        'map-view/bad-option',
        `elements.set, color: expected a hex colour, found "${color}". Use #rgb or #rrggbb; transparency is the field opacity.`,
      );
    }
    this.#set.push(color);
  }

  get count(): number {
    return this.#set.length;
  }
}

class Floors {
  async set(): Promise<void> {
    throw new MapViewError(
      'map-view/unknown-target',
      'The venue has no floor "x". Its floors are: a.',
    );
  }
}

test('converts engine errors to SDK errors in the terms of the older versions', async () => {
  const venue = {};
  const map = wrapLegacyErrors({
    elements: new Elements(),
    floors: new Floors(),
    venue,
  } as unknown as EngineMap);
  const elements = map.elements as unknown as Elements;
  elements.set([], { color: '#ff0000' });
  expect(elements.count).toBe(1);
  expect(map.elements).toBe(map.elements);
  expect(map.venue).toBe(venue);
  expect(() => elements.set([], { color: 'red' })).toThrow(
    new SdkError(
      'sdk/bad-option',
      'polygons, color: expected a hex colour, found "red". Use #rgb or #rrggbb.',
    ),
  );
  await expect(map.floors.set('x')).rejects.toMatchObject({
    name: 'SdkError',
    code: 'sdk/bad-option',
    message: 'The venue has no map "x". Its maps are: a.',
    cause: { code: 'map-view/unknown-target' },
  });
});
