import type { Mvf2Document, Mvf3Document } from '../../../bundle/document.ts';
import { entriesOf, objectAt, objectsOf, textsOf } from '../../export/unchecked.ts';
import { IdMaker } from '../../upgrade/id-maker.ts';
import {
  defined,
  filled,
  filledRecord,
  idOf,
  isJsonObject,
  textOf,
} from '../../upgrade/untrusted-json.ts';
import type { ShapeTable } from './shape-table.ts';

export type DecorParts = {
  readonly floorIds: ReadonlyMap<string, string>;
  readonly stackIds: ReadonlyMap<string, string>;
  readonly shapes: ShapeTable;
};

/** Writes the other map content: symbols, images, facades and tilesets. */
export function writeDecor(
  document: Mvf3Document,
  parts: DecorParts,
): Pick<
  Mvf2Document,
  'annotations' | 'annotationSymbols' | 'floorImages' | 'facades' | 'tilesets' | 'navigationFlags'
> {
  return defined({
    annotations: writeAnnotations(document, parts),
    annotationSymbols: filledRecord(dictionary(document.annotationSymbols)),
    floorImages: writeFloorImages(document, parts),
    facades: filled(writeFacades(document, parts)),
    tilesets: filledRecord(dictionary(document.tileset)),
    navigationFlags: filledRecord(dictionary(document.navigationFlags)),
  });
}

function dictionary<Value extends object>(
  record: Record<string, Value> | undefined,
): Record<string, Value> {
  return Object.fromEntries(entriesOf(record).filter(([, value]) => isJsonObject(value)));
}

function writeAnnotations(
  document: Mvf3Document,
  { floorIds, shapes }: DecorParts,
): Mvf2Document['annotations'] {
  const maker = new IdMaker('a');
  const floors = [...floorIds].flatMap(([floorId, map]) => {
    const annotations = objectsOf(objectAt(document.annotations, floorId)).flatMap((annotation) => {
      const anchor = shapes.find(annotation.geometryId)?.id;
      const symbolKey = textOf(annotation.symbolKey);
      if (anchor === undefined || symbolKey === undefined) return [];
      const id = maker.make(idOf(annotation.id) ?? 'annotation');
      return [defined({ id, anchor, symbolKey, externalId: textOf(annotation.externalId) })];
    });
    return annotations.length > 0 ? [[map, annotations] as const] : [];
  });
  return filledRecord(Object.fromEntries(floors));
}

function writeFloorImages(
  document: Mvf3Document,
  { floorIds, shapes }: DecorParts,
): Mvf2Document['floorImages'] {
  const floors = [...floorIds].flatMap(([floorId, map]) => {
    const images = objectsOf(objectAt(document.floorImages, floorId)?.features);
    const features = images
      .filter(({ properties }) => isJsonObject(properties))
      .map((image) => {
        const { geometryId, ...properties } = image.properties;
        const anchor = shapes.find(geometryId ?? '')?.id;
        return { ...image, properties: defined({ ...properties, anchor }) };
      });
    return features.length > 0
      ? [[map, { type: 'FeatureCollection' as const, features }] as const]
      : [];
  });
  return filledRecord(Object.fromEntries(floors));
}

/** Writes one facade per building, whichever floors its shapes are on. */
function writeFacades(
  document: Mvf3Document,
  { floorIds, stackIds, shapes }: DecorParts,
): NonNullable<Mvf2Document['facades']> {
  const facades = new Map<string, { map: string; id: string }[]>();
  for (const floorId of floorIds.keys()) {
    for (const facade of objectsOf(objectAt(document.facade, floorId))) {
      const floorStack = stackIds.get(facade.floorStackId);
      if (floorStack === undefined) continue;
      const spaces = textsOf(facade.geometryIds).flatMap((id) => {
        const shape = shapes.find(id);
        return shape ? [{ map: shape.map, id: shape.id }] : [];
      });
      facades.set(floorStack, [...(facades.get(floorStack) ?? []), ...spaces]);
    }
  }
  return [...facades].map(([floorStack, spaces]) => ({ floorStack, spaces }));
}
