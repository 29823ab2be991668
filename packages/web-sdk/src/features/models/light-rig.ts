import { DirectionalLight, HemisphereLight, Object3D } from 'three';
import type { Theme } from '../../kernel/theme.ts';

// The intensity at which three.js leaves a colour unchanged.
const FULL = Math.PI;
// Ratio by which a theme that darkens the venue darkens models as well.
const DARKENING = 0.55;

/** Lights for models. The venue does not need them: its shaders have their own. */
export class LightRig {
  readonly root: Object3D = new Object3D();
  readonly #sky = new HemisphereLight('#ffffff', '#8f8a84');
  readonly #sun = new DirectionalLight('#fff8ee');

  constructor(theme: Theme) {
    this.#sky.position.set(0, 0, 1);
    // From the left of a map with north up and a little from the front, as for the venue.
    this.#sun.position.set(-0.6, -0.3, 0.9);
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
