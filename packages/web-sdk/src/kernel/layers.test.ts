import { Object3D, Scene } from 'three';
import { describe, expect, it } from 'vitest';
import { Layers } from './layers.ts';
import type { Stage } from './stage.ts';
import { ViewCamera } from './view-camera.ts';

function makeLayers(): { layers: Layers; scene: Scene; sees: (object: Object3D) => boolean } {
  const scene = new Scene();
  const camera = new ViewCamera(50);
  const stage = { scene, camera, requestFrame: () => {} } as Partial<Stage> as Stage;
  const sees = (object: Object3D): boolean => camera.three.layers.test(object.layers);
  return { layers: new Layers(stage, () => {}), scene, sees };
}

describe('Layers', () => {
  it('hides and shows objects of a layer', () => {
    const { layers, scene, sees } = makeLayers();
    const object = new Object3D();
    scene.add(object);
    layers.assign(object, 'models');
    layers.set('models', { visible: false });
    expect([sees(object), layers.isVisible('models')]).toEqual([false, false]);
    layers.set('models', { visible: true });
    expect(sees(object)).toBe(true);
  });

  it('draws a layer of the app above all others until it is moved', () => {
    const { layers, scene } = makeLayers();
    const [own, label] = [new Object3D(), new Object3D()];
    scene.add(own, label);
    layers.add('sensors');
    layers.assign(own, 'sensors', 2);
    layers.assign(label, 'labels');
    expect(own.renderOrder).toBeGreaterThan(label.renderOrder);
    layers.move('sensors', { below: 'labels' });
    expect(own.renderOrder).toBeLessThan(label.renderOrder);
  });

  it('draws objects of a removed layer with the venue', () => {
    const { layers, scene, sees } = makeLayers();
    const object = new Object3D();
    scene.add(object);
    const sensors = layers.add('sensors');
    layers.assign(object, 'sensors');
    layers.set('sensors', { visible: false });
    sensors.remove();
    sensors.remove();
    expect([sees(object), object.renderOrder]).toEqual([true, 0]);
    expect(layers.all.some(({ name }) => name === 'sensors')).toBe(false);
    layers.add('others');
    layers.set('others', { visible: false });
    expect(sees(object)).toBe(true);
  });

  it('closes the gap in the draw order after removing a layer', () => {
    const { layers, scene } = makeLayers();
    const [first, second] = [layers.add('first'), layers.add('second')];
    const object = new Object3D();
    scene.add(object);
    layers.assign(object, 'second');
    const before = object.renderOrder;
    first.remove();
    expect(object.renderOrder).toBeLessThan(before);
    second.remove();
  });

  it('rejects a name that is taken, and unknown names', () => {
    const { layers } = makeLayers();
    layers.add('sensors');
    for (const name of ['sensors', 'labels', 'walls', 'markers']) {
      expect(() => layers.add(name)).toThrow(`found "${name}"`);
    }
    expect(() => layers.set('curtains', { visible: false })).toThrow(
      'There is no layer "curtains"',
    );
  });
});
