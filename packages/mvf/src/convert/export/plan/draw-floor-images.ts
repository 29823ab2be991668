import type { Point } from '@brand/geo';
import type { Mvf3Document } from '../../../bundle/document.ts';
import { finiteOr, objectAt, objectsOf } from '../unchecked.ts';
import { rfcGeometry } from '../rfc-geometry.ts';
import type { EmbedImage } from './embed-image.ts';
import type { PlanView } from './plan-view.ts';
import { svgElement, svgNumber } from './svg-element.ts';

/** Floor images, and the outlines that labels should avoid. */
export type DrawnFloorImages = {
  readonly markup: string;
  readonly outlines: readonly Point[][];
};

/** Draws the floor images that are in the bundle and small enough. */
export function drawFloorImages(
  document: Mvf3Document,
  floorId: string,
  view: PlanView,
  embedImage: EmbedImage,
): DrawnFloorImages {
  const drawn = objectsOf(objectAt(document.floorImages, floorId)?.features).flatMap((feature) => {
    const point = rfcGeometry(feature.geometry);
    const href = embedImage(feature.properties?.path);
    if (point?.type !== 'Point' || href === undefined) return [];
    const at = view.toPage(point.coordinates);
    const width = finiteOr(feature.properties.width, 0) * view.scale;
    const height = finiteOr(feature.properties.height, 0) * view.scale;
    if (!Number.isFinite(at.x + at.y) || !(width > 0 && height > 0)) return [];
    const turn = finiteOr(feature.properties.rotation, 0) - view.bearing;
    const markup = svgElement('image', {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      preserveAspectRatio: 'none',
      transform: `translate(${svgNumber(at.x)} ${svgNumber(at.y)}) rotate(${svgNumber(turn)})`,
      href,
    });
    return [{ markup, outline: turnedBox(at, { width, height }, turn) }];
  });
  return {
    markup: drawn.map(({ markup }) => markup).join(''),
    outlines: drawn.map(({ outline }) => outline),
  };
}

function turnedBox(
  at: Point,
  { width, height }: { width: number; height: number },
  degrees: number,
): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [-1, 1, 1, -1].map((side, corner) => ({
    x: (side * width) / 2,
    y: ((corner < 2 ? -1 : 1) * height) / 2,
  }));
  return corners.map(({ x, y }) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }));
}
