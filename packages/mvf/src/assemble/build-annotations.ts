import { roundLngLat } from '@brand/geo';
import type { PointGeometry } from '../geojson/types.gen.ts';
import type { Annotation, AnnotationSymbols } from '../v3/extensions/annotations/types.gen.ts';
import { definedFields } from './defined-fields.ts';
import { isPosition } from './read-positions.ts';
import type { DraftAnnotation } from './venue-draft.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

/** An annotation and its point. */
export type AnnotationPart = {
  readonly draft: DraftAnnotation;
  /** Id of the point. */
  readonly id: string;
  readonly floor: FloorPart;
  readonly geometry: PointGeometry;
  readonly annotation: Annotation;
};

/** Returns the annotations that can be placed, each with its own point. */
export function buildAnnotations(parts: VenueParts): AnnotationPart[] {
  const { draft, report, makeId } = parts;
  return (draft.annotations ?? []).flatMap((item): AnnotationPart[] => {
    const floor = parts.findFloor(item.floor, item.key);
    if (!floor) return [];
    if (!isPosition(item.at)) {
      report.note('bad-coordinate', item.key);
      return [];
    }
    if (!Object.hasOwn(draft.annotationSymbols ?? {}, item.symbol)) {
      report.note('unknown-symbol', item.key);
      return [];
    }
    const id = makeId('g', item.key);
    const coordinates = [...roundLngLat(item.at, parts.decimals)];
    return [
      {
        draft: item,
        id,
        floor,
        geometry: { type: 'Point', coordinates },
        annotation: {
          id: makeId('a', item.key),
          geometryId: id,
          symbolKey: item.symbol,
          ...definedFields({ externalId: item.externalId }),
        },
      },
    ];
  });
}

/** Returns the symbols of the venue, or `undefined` if it has none. */
export function buildSymbols({ draft }: VenueParts): AnnotationSymbols | undefined {
  const symbols = Object.entries(draft.annotationSymbols ?? {});
  if (symbols.length === 0) return undefined;
  return Object.fromEntries(symbols.map(([key, { name, url }]) => [key, { name, url }]));
}
