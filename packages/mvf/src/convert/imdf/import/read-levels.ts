import type { MultiPolygon } from '@brand/geo';
import type { Details } from '../../../v3/core/types.gen.ts';
import { categoryName } from '../category-name.ts';
import { type ImdfContext, noteFeature, toMetres } from './imdf-context.ts';
import {
  categoryOf,
  idOf,
  type ImdfFeature,
  isTrue,
  numberOf,
  refsOf,
  textOf,
} from './imdf-feature.ts';
import { type AreaGeometry, GeometryReader } from './read-geometry.ts';

/** A level with the data of its own feature. */
export type Level = {
  /** Id of the level, in lower case as references are compared. */
  readonly key: string;
  readonly elevation: number;
  readonly isOutdoor: boolean;
  readonly isRestricted: boolean;
  readonly details: Details;
  readonly subtitle?: string;
  readonly footprint?: AreaGeometry;
  /** Area in metres. Empty if unknown. */
  readonly area: MultiPolygon;
  /** Ids of its buildings, which may not exist. */
  readonly buildingIds: readonly string[];
};

/** Reads every level. If the archive has none, returns those that other features refer to. */
export function readLevels(context: ImdfContext): Level[] {
  const features = context.members.of('level');
  if (features.length === 0) return impliedLevels(context);
  // A category that all levels share does not distinguish any of them.
  const categories = new Set(features.map(categoryOf));
  const ordinals = readOrdinals(context, features);
  return features.map((feature, index): Level => {
    const elevation = ordinals[index] ?? 0;
    const buildingIds = refsOf(feature, 'building_ids').map((id) => id.toLowerCase());
    const footprint = readFootprint(context, feature);
    const subtitle = categories.size > 1 ? subtitleOf(feature) : undefined;
    return {
      key: feature.id.toLowerCase(),
      elevation,
      // A roof terrace is outdoors too, but it is a floor of its building.
      isOutdoor: isTrue(feature, 'outdoor') && (elevation === 0 || buildingIds.length === 0),
      isRestricted: textOf(feature, 'restriction') !== undefined,
      details: nameLevel(context, feature, elevation),
      ...(subtitle !== undefined && { subtitle }),
      ...(footprint && { footprint }),
      area: footprint ? toMetres(context.frame, footprint) : [],
      buildingIds,
    };
  });
}

function readFootprint(context: ImdfContext, feature: ImdfFeature): AreaGeometry | undefined {
  if (GeometryReader.hasGeometry(feature)) return context.geometry.area(feature);
  noteFeature(context, feature, {
    action: 'guessed',
    code: 'level-without-shape',
    message: 'Levels without a geometry got the outline of their contents.',
  });
  return undefined;
}

function subtitleOf(feature: ImdfFeature): string | undefined {
  const category = categoryOf(feature);
  return category && category !== 'unspecified' ? categoryName(category) : undefined;
}

function nameLevel(context: ImdfContext, feature: ImdfFeature, elevation: number): Details {
  const details = context.labels.details(feature);
  if (details.name !== undefined) return details;
  noteFeature(context, feature, {
    action: 'guessed',
    code: 'unnamed-level',
    message: 'Levels without a name were named after their short name or ordinal.',
  });
  return { ...details, name: details.shortName ?? `Level ${elevation}` };
}

/** Returns the ordinals. Missing ones come from the number in the name, or are above all others. */
function readOrdinals(context: ImdfContext, features: readonly ImdfFeature[]): number[] {
  const stated = features.map((feature) => numberOf(feature, 'ordinal'));
  const taken = new Set(stated);
  // The position at which the last search for a free ordinal ended, so that a thousand nameless
  // levels stay cheap.
  const next = new Map<number, number>();
  return features.map((feature, index) => {
    const ordinal = stated[index];
    if (ordinal !== undefined) return ordinal;
    const wanted = ordinalFromName(context, feature) ?? 0;
    let guess = next.get(wanted) ?? wanted;
    while (taken.has(guess)) guess++;
    taken.add(guess);
    next.set(wanted, guess + 1);
    noteFeature(context, feature, {
      action: 'guessed',
      code: 'missing-ordinal',
      message: 'Levels without an ordinal were placed by the number in their name.',
    });
    return guess;
  });
}

function ordinalFromName({ labels }: ImdfContext, feature: ImdfFeature): number | undefined {
  for (const key of ['short_name', 'name']) {
    const text = labels.pick(labels.read(feature, key)) ?? '';
    const below = /^(?:b|ug|-)\s?(\d{1,3})$/i.exec(text);
    if (below) return -Number(below[1]);
    if (/^(g|gf|eg|ground)\b/i.test(text)) return 0;
    const number = /(?<![\d.])\d{1,3}(?![\d.])/.exec(text);
    if (number) return Number(number[0]);
  }
  return undefined;
}

/** Returns levels that are only known from references, lowest first by default. */
function impliedLevels(context: ImdfContext): Level[] {
  const features = context.members.of('unit');
  if (features.length === 0) return [];
  const ids = new Map<string, string>();
  for (const feature of features) {
    const id = idOf(feature.properties['level_id']) ?? 'level';
    if (!ids.has(id.toLowerCase())) ids.set(id.toLowerCase(), id);
  }
  context.report.note({
    action: 'guessed',
    code: 'missing-levels',
    message: `There are no levels. ${ids.size} ${ids.size === 1 ? 'was' : 'were'} made from the level_id of the units, in order of appearance, with the first at ground level.`,
    source: 'level.geojson',
  });
  return [...ids].map(([key, id], elevation): Level => ({
    key,
    elevation,
    isOutdoor: false,
    isRestricted: false,
    details: { name: `Level ${elevation}`, externalId: id },
    area: [],
    buildingIds: [],
  }));
}
