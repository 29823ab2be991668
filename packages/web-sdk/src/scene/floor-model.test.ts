import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import {
  Camera,
  Group,
  type Mesh,
  Object3D,
  type RawShaderMaterial,
  Scene,
  type WebGLRenderer,
} from 'three';
import { expect, test, vi } from 'vitest';
import { SURROUNDINGS } from '../kernel/stage.ts';
import { THEMES } from '../kernel/theme.ts';
import * as shadows from './shadows.ts';
import { defaultRow, paletteOf } from './default-look.ts';
import { sceneUniforms } from './floor-materials.ts';
import { FloorModel } from './floor-model.ts';
import type { ElementRow } from './state-table.ts';

const palette = paletteOf(THEMES.light);

async function makeModel(): Promise<{ readonly model: FloorModel; readonly group: Group }> {
  const venue = await openVenue(writeBundle(tinyVenue()));
  const floor = venue.get('floor', 'f_ground');
  const group = new Group();
  const model = new FloorModel({ floor, group, uniforms: sceneUniforms() });
  for (const [row, element] of floor.elements.entries()) {
    model.write(row, defaultRow(element, palette));
  }
  return { model, group };
}

/** Sum of the floor's contact shadows. */
function darkness(group: Group): number {
  const { material } = group.children[0] as Mesh<never, RawShaderMaterial>;
  const { data } = material.uniforms['occlusion']!.value.image as { data: Uint8Array };
  return data.reduce((sum, dark) => sum + dark, 0);
}

function setWalls(model: FloorModel, change: Partial<ElementRow>): void {
  for (const [row, element] of model.floor.elements.entries()) {
    if (element.type === 'wall') model.write(row, { ...defaultRow(element, palette), ...change });
  }
}

test('updates contact shadows when their elements disappear and return', async () => {
  const { model, group } = await makeModel();
  expect(model.isBaked).toBe(false);
  model.bake(shadows);
  expect(model.isBaked).toBe(true);
  const before = darkness(group);
  expect(before).toBeGreaterThan(0);
  setWalls(model, { opacity: 0 });
  expect(model.isBaked).toBe(false);
  model.bake(shadows);
  expect(model.isBaked).toBe(true);
  expect(darkness(group)).toBe(0);
  setWalls(model, {});
  expect(model.isBaked).toBe(false);
  model.bake(shadows);
  expect(darkness(group)).toBe(before);
});

test('delays contact shadows until their elements are at rest', async () => {
  const { model, group } = await makeModel();
  model.bake(shadows);
  const before = darkness(group);
  setWalls(model, { height: 0.5 });
  expect(model.isBaked).toBe(false);
  setWalls(model, { opacity: 0 });
  model.bake(shadows);
  expect(darkness(group)).toBe(before);
  expect(model.isBaked).toBe(false);
  model.bake(shadows);
  expect(darkness(group)).toBe(0);
});

test('does not recompute contact shadows when a colour changes', async () => {
  const { model } = await makeModel();
  model.bake(shadows);
  for (const [row, element] of model.floor.elements.entries()) {
    model.write(row, { ...defaultRow(element, palette), color: 0xff0000 });
  }
  expect(model.isBaked).toBe(true);
});

test('warns about a floor on which too many shapes lie on each other', async () => {
  const document = tinyVenue();
  const { features } = document.geometry!['f_ground']!;
  const room = features.find(({ geometry }) => geometry?.type === 'Polygon')!;
  for (let copy = 0; copy < 6000; copy++) {
    features.push({ ...room, properties: { ...room.properties, id: `g_copy${copy}` } });
  }
  const venue = await openVenue(writeBundle(document));
  const floor = venue.get('floor', 'f_ground');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const model = new FloorModel({ floor, group: new Group(), uniforms: sceneUniforms() });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Floor "f_ground": too many shapes .* "mvf validate" lists them\.$/)],
  ]);
  model.dispose();
  warn.mockRestore();
});

test('throws no shadow on surroundings, nor behind a transparent map', async () => {
  const { model, group } = await makeModel();
  model.addGround(shadows);
  const ground = group.children.at(-1) as Mesh<never, RawShaderMaterial>;
  const shareIn = (scene: Scene, alpha: number): number => {
    const renderer = { getClearAlpha: () => alpha } as WebGLRenderer;
    const { onBeforeRender: prepare, geometry, material } = ground;
    prepare.call(ground, renderer, scene, new Camera(), geometry, material, group);
    return material.uniforms['share']!.value as number;
  };
  const scene = new Scene();
  expect(shareIn(scene, 1)).toBeGreaterThan(0.5);
  expect(shareIn(scene, 0)).toBe(0);
  const surroundings = new Object3D();
  surroundings.name = SURROUNDINGS;
  expect(shareIn(scene.add(surroundings), 1)).toBe(0);
  surroundings.removeFromParent();
  expect(shareIn(scene, 1)).toBeGreaterThan(0.5);
  model.dispose();
});

test('throws no shadow if it is outdoors', async () => {
  const { model, group } = await makeModel();
  const before = group.children.length;
  vi.spyOn(model.floor, 'isOutdoor', 'get').mockReturnValue(true);
  model.addGround(shadows);
  expect(group.children).toHaveLength(before);
  vi.restoreAllMocks();
  model.dispose();
});

test('lies on a soft shadow while it is opaque', async () => {
  const { model, group } = await makeModel();
  const before = group.children.length;
  model.addGround(shadows);
  model.addGround(shadows);
  expect(group.children).toHaveLength(before + 1);
  const ground = group.children.at(-1) as Mesh<never, RawShaderMaterial>;
  expect(ground.position.z).toBeLessThan(-0.35);
  const { data } = ground.material.uniforms['shadow']!.value.image as { data: Uint8Array };
  expect(Math.max(...data)).toBeGreaterThan(200);
  expect(data[0]).toBe(0);
  model.setOpacity(0.5);
  expect(ground.visible).toBe(false);
  model.setOpacity(1);
  expect(ground.visible).toBe(true);
  model.dispose();
  expect(group.children).toHaveLength(0);
});
