import type { GeometryElement } from '@brand/venue';
import type { Texture } from 'three';
import { expect, test } from 'vitest';
import type {
  ElementChange,
  ElementEvents,
  Elements,
  TextureLook,
} from '../../kernel/element-control.ts';
import { Emitter } from '../../kernel/emitter.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { ElementTextures } from './element-textures.ts';

const shop = { id: 'shop' } as GeometryElement;
const cafe = { id: 'cafe' } as GeometryElement;
const tiles: TextureLook = { url: 'tiles.png' };
const wood: TextureLook = { url: 'wood.png' };

/** Elements that only have a texture, and images whose loading the test controls. */
function setup() {
  const events = new Emitter<ElementEvents>();
  const state = new Map<GeometryElement, TextureLook>();
  const elements = {
    allowed: '',
    allowTextures(how: string) {
      elements.allowed = how;
    },
    on: events.on.bind(events),
    get: (element: GeometryElement) => ({ texture: state.get(element) }),
    set(list: Elements, { texture }: ElementChange) {
      const all = [...(list as Iterable<GeometryElement>)];
      for (const element of all) {
        if (typeof texture === 'object') state.set(element, texture);
        else state.delete(element);
      }
      events.emit('change', { elements: all, fields: ['texture'] });
    },
  };
  const pending = new Map<TextureLook, PromiseWithResolvers<Texture>>();
  const disposed: string[] = [];
  const covered = new Set<string>();
  const failed: unknown[] = [];
  const textures = new ElementTextures(
    { elements, stage: { requestFrame: () => {} } } as unknown as FeatureContext,
    {
      load(look) {
        const loading = Promise.withResolvers<Texture>();
        pending.set(look, loading);
        return loading.promise;
      },
      cover(element, { url }) {
        const name = `${element.id} ${url}`;
        covered.add(name);
        return { follow: () => {}, paint: () => {}, remove: () => covered.delete(name) };
      },
      onFail: (error) => failed.push(error),
    },
  );
  const arrive = async (look: TextureLook): Promise<void> => {
    const dispose = (): void => void disposed.push(look.url);
    pending.get(look)!.resolve({ dispose } as unknown as Texture);
    await pending.get(look)!.promise;
  };
  return { elements, textures, pending, covered, disposed, failed, arrive };
}

test('loads a texture once for all elements and frees it with the last', async () => {
  const { elements, covered, disposed, arrive, pending } = setup();
  elements.set([shop, cafe], { texture: tiles });
  expect(covered.size).toBe(0);
  await arrive(tiles);
  expect([...covered]).toEqual(['shop tiles.png', 'cafe tiles.png']);
  expect(pending.size).toBe(1);
  elements.set([shop], { texture: 'default' });
  expect([...covered]).toEqual(['cafe tiles.png']);
  expect(disposed).toEqual([]);
  elements.set([cafe], { texture: wood });
  await arrive(wood);
  expect([...covered]).toEqual(['cafe wood.png']);
  expect(disposed).toEqual(['tiles.png']);
});

test('ignores an image that arrives after another was requested', async () => {
  const { elements, covered, arrive } = setup();
  elements.set([shop], { texture: tiles });
  elements.set([shop], { texture: wood });
  await arrive(wood);
  await arrive(tiles);
  expect([...covered]).toEqual(['shop wood.png']);
});

test('reports a failed image once for the state, and rejects a call', async () => {
  const { elements, textures, pending, failed } = setup();
  elements.set([shop, cafe], { texture: tiles });
  pending.get(tiles)!.reject('gone');
  await expect.poll(() => failed).toEqual(['gone']);
  const call = textures.cover([shop], wood, new AbortController().signal);
  pending.get(wood)!.reject('away');
  await expect(call).rejects.toBe('away');
  expect(elements.get(shop).texture).toBe(tiles);
  expect(failed).toEqual(['gone']);
});

test('covers elements when a call resolves, and nothing if it was aborted', async () => {
  const { textures, covered, arrive, disposed } = setup();
  const stop = new AbortController();
  const stopped = textures.cover([shop], wood, stop.signal);
  stop.abort('enough');
  const call = textures.cover([cafe], tiles, new AbortController().signal);
  await arrive(wood);
  await expect(stopped).rejects.toBe('enough');
  expect(disposed).toEqual(['wood.png']);
  await arrive(tiles);
  await call;
  expect([...covered]).toEqual(['cafe tiles.png']);
  textures.uncover(wood);
  expect(covered.size).toBe(1);
  textures.uncover(tiles);
  expect(covered.size).toBe(0);
});

test('removes textures with the feature, and disallows them again', async () => {
  const { elements, textures, covered, arrive } = setup();
  expect(elements.allowed).toBe('allowed');
  elements.set([shop], { texture: tiles });
  await arrive(tiles);
  textures.remove();
  expect(covered.size).toBe(0);
  expect(elements.allowed).toBe('refused');
});
