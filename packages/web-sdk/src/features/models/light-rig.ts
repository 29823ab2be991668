import { DirectionalLight, HemisphereLight, Object3D } from 'three';
import { SUN } from '../../kernel/sun.ts';
import type { Theme } from '../../kernel/theme.ts';

// The intensity at which three.js leaves a colour unchanged.
const FULL = Math.PI;
// Ratio by which a theme that darkens the venue darkens models as well.
const DARKENING = 0.55;

/** Lights for models. The venue does not need them, because its shaders have their own light. */
export class LightRig {
  readonly root: Object3D = new Object3D();
  readonly #sky = new HemisphereLight('#ffffff', '#8f8a84');
  readonly #sun = new DirectionalLight('#fff8ee');

  constructor(theme: Theme) {
    this.#sky.position.set(0, 0, 1);
    this.#sun.position.set(SUN.x, SUN.y, SUN.z);
    this.root.add(this.#sky, this.#sun);
    this.setTheme(theme);
  }

  setTheme({ light, tint }: Theme): void {
    const share = FULL * (1 - DARKENING * tint.share);
    this.#sky.intensity = light.ambient * share;
    this.#sun.intensity = light.sun * share;
  }

  dispose(): void {
    this.root.removeFromParent();
    this.#sky.dispose();
    this.#sun.dispose();
  }
}
