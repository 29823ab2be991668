import { findStorage } from '@site/src/kit/find-storage';
import { FieldReader } from '@site/src/tools/shared/file/field-reader';
import { ATTRIBUTES } from './attributes.ts';
import type { GisChoice } from './collect-layers.ts';
import { GIS_FORMATS, type GisFormat } from './gis-format.ts';
import { LAYERS } from './gis-layer.ts';

/** The part of a choice that applies to every venue. */
export type SavedExportOptions = Omit<GisChoice, 'floors'> & { readonly format: GisFormat };

const KEY = 'tools:gis-exporter';
const LAYER_IDS = LAYERS.map(({ id }) => id);
const ATTRIBUTE_IDS = ATTRIBUTES.map(({ id }) => id);
const FORMAT_IDS = GIS_FORMATS.map(({ id }) => id);

export const FIRST_CHOICE: SavedExportOptions = {
  format: 'geopackage',
  // The walking graph is large and rarely wanted.
  layers: LAYER_IDS.filter((id) => id !== 'nodes' && id !== 'edges'),
  attributes: ATTRIBUTE_IDS,
  isByFloor: false,
};

/** The last choice of the reader, or the defaults. */
export function loadChoice(storage = findStorage('localStorage')): SavedExportOptions {
  const stored = storage?.getItem(KEY);
  if (!stored) return FIRST_CHOICE;
  try {
    const reader = new FieldReader(JSON.parse(stored));
    const list = <Id extends string>(name: string, ids: readonly Id[]): Id[] =>
      reader
        .field(name)
        .list(ids.length)
        .map((each) => each.choice(ids));
    return {
      format: reader.field('format').choice(FORMAT_IDS),
      layers: list('layers', LAYER_IDS),
      attributes: list('attributes', ATTRIBUTE_IDS),
      isByFloor: reader.field('isByFloor').flag(),
    };
  } catch {
    // Written by another version of this page, so the reader cannot correct it.
    return FIRST_CHOICE;
  }
}

/** Stores the choice if the browser permits it. */
export function storeChoice(
  choice: SavedExportOptions,
  storage = findStorage('localStorage'),
): void {
  try {
    storage?.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage is full or blocked: the choice lasts as long as the page.
  }
}
