import type {
  FloorImageFeature,
  FloorImages,
} from '../../../v3/extensions/floor-images/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import {
  defined,
  featuresOf,
  finiteOf,
  idOf,
  type JsonObject,
  type RawFeature,
  asRecord,
  textOf,
} from '../untrusted-json.ts';
import { isPosition } from '../repair-geometry.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

/** Returns floor images by floor id. */
export function upgradeFloorImages(
  source: JsonObject,
  shapes: ShapeTable,
  report: ImportReport,
): Map<string, FloorImages> {
  const floors = new Map<string, FloorImages>();
  for (const [floorId, { sourceId }] of shapes.floors) {
    const files = asRecord(source['floorImages']);
    const file = Object.hasOwn(files, sourceId) ? files[sourceId] : undefined;
    const features = featuresOf(file).flatMap((feature) => {
      const image = toImage(feature, sourceId, shapes);
      if (image) return [image];
      report.note({
        action: 'dropped',
        code: 'bad-floor-image',
        message: 'Floor images without a URL, a point or a size were left out.',
        source: `floor-images/${sourceId}.geojson`,
      });
      return [];
    });
    if (features.length > 0) floors.set(floorId, { type: 'FeatureCollection', features });
  }
  return floors;
}

function toImage(
  { geometry, properties }: RawFeature,
  sourceFloorId: string,
  shapes: ShapeTable,
): FloorImageFeature | undefined {
  const coordinates = asRecord(geometry)['coordinates'];
  const path = textOf(properties['path']);
  const [width, height] = [finiteOf(properties['width']), finiteOf(properties['height'])];
  const isSized = width !== undefined && height !== undefined && width >= 0 && height >= 0;
  if (!isPosition(coordinates) || path === undefined || !isSized) return undefined;
  const geometryId = shapes.index.find(idOf(properties['anchor']), sourceFloorId)?.geometryId;
  const rotation = finiteOf(properties['rotation']) ?? 0;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: defined({
      path,
      width,
      height,
      rotation: rotation >= 0 && rotation <= 360 ? rotation : ((rotation % 360) + 360) % 360,
      geometryId,
      verticalOffset: geometryId ? undefined : (finiteOf(properties['verticalOffset']) ?? 0),
    }),
  };
}
