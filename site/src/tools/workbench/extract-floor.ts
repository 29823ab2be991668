import type { Mvf3Document } from '@brand/mvf';

/** Files per floor of version 3 that a picture needs. Nodes are for routes. */
const FLOOR_FILES = [
  'geometry',
  'kinds',
  'entranceAesthetic',
  'annotations',
  'floorImages',
] as const satisfies readonly (keyof Mvf3Document)[];

/** A venue with one of its floors alone, for pictures of venues that are too large for one. */
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
