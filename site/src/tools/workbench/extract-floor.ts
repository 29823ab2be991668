import type { Mvf3Document } from '@brand/mvf';

/** Files per floor of version 3 that the map needs. Nodes are only used for routes. */
const FLOOR_FILES = [
  'geometry',
  'kinds',
  'entranceAesthetic',
  'annotations',
  'floorImages',
] as const satisfies readonly (keyof Mvf3Document)[];

/** The venue reduced to one of its floors. Used where the whole venue is too large for one map. */
export function extractFloor(document: Mvf3Document, floorId: string): Mvf3Document {
  const { manifest, floors, defaultStyle, locations, locationCategories, extras } = document;
  const cut: Record<string, unknown> = {
    version: 3,
    manifest,
    floors: {
      ...floors,
      features: floors.features.filter(({ properties }) => properties?.id === floorId),
    },
    ...(defaultStyle && { defaultStyle }),
    ...(locations && { locations }),
    ...(locationCategories && { locationCategories }),
    ...(document.annotationSymbols && { annotationSymbols: document.annotationSymbols }),
    extras,
  };
  for (const key of FLOOR_FILES) {
    const files = document[key] as Readonly<Record<string, unknown>> | undefined;
    if (files && Object.hasOwn(files, floorId)) cut[key] = { [floorId]: files[floorId] };
  }
  return cut as Mvf3Document;
}
