import { DirectionalLight } from 'three';
import { expect, test } from 'vitest';
import { THEMES } from '../../kernel/theme.ts';
import { FLOOR_VERTEX_SHADER } from '../../scene/floor-shader.ts';
import { LightRig } from './light-rig.ts';

test('lights models from the direction that walls are lit from', () => {
  const [, x, y] = /SUN = vec2\((\S+), (\S+)\);/.exec(FLOOR_VERTEX_SHADER) ?? [];
  const sun = new LightRig(THEMES.light).root.children.find(
    (child) => child instanceof DirectionalLight,
  );
  expect(sun?.position).toMatchObject({ x: Number(x), y: Number(y) });
});
