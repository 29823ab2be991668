import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { Group, type Mesh, type RawShaderMaterial } from 'three';
import { expect, test } from 'vitest';
import { THEMES } from '../kernel/theme.ts';
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
  model.bake();
  expect(model.isBaked).toBe(true);
  const before = darkness(group);
  expect(before).toBeGreaterThan(0);
  setWalls(model, { opacity: 0 });
  expect(model.isBaked).toBe(false);
  model.bake();
  expect(model.isBaked).toBe(true);
  expect(darkness(group)).toBe(0);
  setWalls(model, {});
  expect(model.isBaked).toBe(false);
  model.bake();
  expect(darkness(group)).toBe(before);
});

test('delays contact shadows until their elements are at rest', async () => {
  const { model, group } = await makeModel();
  model.bake();
  const before = darkness(group);
  setWalls(model, { height: 0.5 });
  expect(model.isBaked).toBe(false);
  setWalls(model, { opacity: 0 });
  model.bake();
  expect(darkness(group)).toBe(before);
  expect(model.isBaked).toBe(false);
  model.bake();
  expect(darkness(group)).toBe(0);
});

test('does not recompute contact shadows when a colour changes', async () => {
  const { model } = await makeModel();
  model.bake();
  for (const [row, element] of model.floor.elements.entries()) {
    model.write(row, { ...defaultRow(element, palette), color: 0xff0000 });
  }
  expect(model.isBaked).toBe(true);
});
