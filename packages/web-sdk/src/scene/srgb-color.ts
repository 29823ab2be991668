import type { Color, ColorRepresentation } from 'three';

/** Sets a colour in sRGB, for shaders that do not convert colours. */
export function setSrgbColor(target: Color, color: ColorRepresentation): void {
  target.set(color).convertLinearToSRGB();
}
