import type { Mvf3Document } from '../../../bundle/document.ts';
import { finiteOr, objectAt, objectsOf } from '../unchecked.ts';
import { rfcGeometry } from '../rfc-geometry.ts';
import type { EmbedImage } from './embed-image.ts';
import type { PlanView } from './plan-view.ts';
import { svgElement, svgNumber } from './svg-element.ts';

/** The pictures that lie on the floor, as far as they are in the bundle and small. */
export function drawFloorImages(
  document: Mvf3Document,
  floorId: string,
  view: PlanView,
  embedImage: EmbedImage,
): string {
  const images = objectsOf(objectAt(document.floorImages, floorId)?.features).map((feature) => {
    const point = rfcGeometry(feature.geometry);
    const href = embedImage(feature.properties?.path);
    if (point?.type !== 'Point' || href === undefined) return '';
    const { x, y } = view.toPage(point.coordinates);
    const width = finiteOr(feature.properties.width, 0) * view.scale;
    const height = finiteOr(feature.properties.height, 0) * view.scale;
    if (!Number.isFinite(x + y) || !(width > 0 && height > 0)) return '';
    const turn = finiteOr(feature.properties.rotation, 0) - view.bearing;
    return svgElement('image', {
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      preserveAspectRatio: 'none',
      transform: `translate(${svgNumber(x)} ${svgNumber(y)}) rotate(${svgNumber(turn)})`,
      href,
    });
  });
  return images.join('');
}
