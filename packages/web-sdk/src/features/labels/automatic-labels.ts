import type { Floor, GeometryElement, Location, Venue } from '@brand/venue';
import { defaultIconName, defaultIconOf } from './default-icons.ts';
import { groupParts, sideOf } from './group-parts.ts';
import type { AutomaticLabelOptions, LabelOptions, LabelledPlace } from './label-options.ts';

/** A label derived from the data of a venue. */
export type AutomaticLabel = LabelledPlace & {
  readonly options: LabelOptions;
  /** All shapes of the place, the labelled one first. */
  readonly parts: readonly GeometryElement[];
};

/** Zoom levels of the map. */
export type LabelZooms = {
  /** The zoom level at which a CSS pixel covers this many metres. */
  readonly zoomFor: (metresPerPixel: number) => number;
  /** Maximum zoom level of the camera, at which every label may appear. */
  readonly maxZoom: number;
};

const LOGO_SIZE = 26;
const ICON_SIZE = 22;
const TOP_SIZE = 14;
const MINOR_SIZE = 11.5;
/**
 * Minimum size of a place on the screen before it is labelled, as the side of a square in pixels.
 */
const MIN_PLACE_PIXELS = 34;
const MIN_MINOR_PLACE_PIXELS = 46;
/** Number of zoom levels reserved for the smallest places. */
const LAST_LEVELS = 1;
/**
 * Number of elements with the same name from which that name is treated as the name of their kind,
 * such as "Waste basket". These elements get no label.
 */
const FURNITURE = 5;

/**
 * Returns labels for the places of a venue: locations first, then buildings seen from outside, then
 * spaces, areas and points with their own names. Ranks increase with importance and size, in steps.
 * Within a step, a visible label stays, so finer steps would make labels unstable.
 */
export function automaticLabels(
  venue: Venue,
  zooms: LabelZooms,
  options: AutomaticLabelOptions = {},
): AutomaticLabel[] {
  const labels: AutomaticLabel[] = [];
  const seen = new Set<GeometryElement>();
  const top = new Set(venue.topLocations);
  const add = (place: LabelledPlace, parts: readonly GeometryElement[], isTop: boolean): void => {
    if (seen.has(place.element)) return;
    seen.add(place.element);
    const own = options.options?.(place);
    if (own === 'none') return;
    const byDefault = optionsOf(place, { isTop, zooms, options });
    labels.push({ ...place, parts, options: { ...byDefault, ...own } });
  };
  for (const location of new Set([...top, ...venue.locations])) {
    const { name, elements, instances, isHidden } = location;
    if (isHidden || name === '') continue;
    const instanceAt = new Map(
      instances.flatMap((one) => one.elements.map((element) => [element, one] as const)),
    );
    for (const [index, parts] of groupParts(venue, elements.filter(isCarrier)).entries()) {
      const [element] = parts as [GeometryElement];
      const place = { element, location: instanceAt.get(element as never) ?? location };
      add(place, parts, index === 0 && top.has(location));
    }
    // Further parts of a place are not labelled again with the name of the shape.
    for (const element of elements) if (['', name].includes(element.name)) seen.add(element);
  }
  for (const facade of venue.facades) {
    const parts = facade.elements.toSorted((a, b) => sideOf(b) - sideOf(a));
    const [element] = parts;
    if (element && (facade.name || element.name) !== '')
      add({ element, location: undefined, facade }, parts, false);
    for (const one of parts) seen.add(one);
  }
  if (options.spaces === false) return labels;
  const named = venue.floors.flatMap(({ elements }) =>
    elements.filter(
      (one) => one.name !== '' && one.kind !== 'void' && isCarrier(one) && !seen.has(one),
    ),
  );
  for (const elements of Map.groupBy(named, ({ name }) => name).values()) {
    const things = elements.filter(isThing);
    const areFurniture = things.length >= FURNITURE;
    const places = areFurniture ? elements.filter((one) => !isThing(one)) : elements;
    for (const parts of groupParts(venue, places)) {
      add({ element: parts[0]!, location: undefined }, parts, false);
    }
  }
  if ((options.icons ?? 'all') !== 'all') return labels;
  for (const element of nameless(venue)) add({ element, location: undefined }, [element], false);
  return labels;
}

/**
 * Returns stairs, lifts and other connections between floors that have no name, with one shape of
 * each on a floor.
 */
function* nameless({ connections }: Venue): Iterable<GeometryElement> {
  for (const connection of connections) {
    const marked = new Set<Floor>();
    for (const { element, floor } of [...connection.entrances, ...connection.exits]) {
      if (marked.has(floor)) continue;
      if (element.name === '' && isCarrier(element) && defaultIconName(element, undefined)) {
        marked.add(floor);
        yield element;
      }
    }
  }
}

function isThing({ type }: GeometryElement): boolean {
  return type === 'object';
}

// Doors, walls and windows of a location would repeat its name around it.
function isCarrier({ type }: GeometryElement): boolean {
  return CARRIERS.has(type);
}

const CARRIERS: ReadonlySet<string> = new Set(['space', 'area', 'object', 'point-of-interest']);

type Circumstances = {
  readonly isTop: boolean;
  readonly zooms: LabelZooms;
  readonly options: AutomaticLabelOptions;
};

function optionsOf(place: LabelledPlace, { isTop, zooms, options }: Circumstances): LabelOptions {
  const { element, location, facade } = place;
  const named = (facade?.name ? facade : location) ?? element;
  const side = sideOf(element);
  const icon = iconOf(place, options.icons ?? 'all');
  const isMinor = !location && !facade;
  const least = isMinor && named.name !== '' ? MIN_MINOR_PLACE_PIXELS : MIN_PLACE_PIXELS;
  return {
    text: () => named.name,
    rank: belowOwn(isTop || facade ? 3 : importanceOf(location) + sizeStep(side)),
    // Points have no size, and top locations are visible from all zoom levels.
    ...(isTop || facade || side === 0
      ? {}
      : {
          minZoom: Math.min(zooms.zoomFor(side / least), zooms.maxZoom - LAST_LEVELS),
        }),
    ...(isTop || facade ? { size: TOP_SIZE, weight: 600 } : {}),
    ...(isMinor ? { size: MINOR_SIZE, weight: 400, maxWidth: 90 } : {}),
    ...icon,
    interactive: location !== undefined,
  };
}

function importanceOf(location: Location | undefined): number {
  if (!location) return 0.5;
  return location.categories.length > 0 ? 1.5 : 1.25;
}

/**
 * Maps importances up to 3 to at most 1.9, in the same order, so that automatic labels yield to
 * labels and markers of the app with the default rank of 2, but not to those with 1.
 */
function belowOwn(importance: number): number {
  return importance <= 1 ? importance : 1 + (importance - 1) * 0.45;
}

/** Returns 0, 0.25, 0.5, 0.75 or 1, with one step for each doubling of the side from 4 m. */
function sizeStep(side: number): number {
  return Math.min(4, Math.max(0, Math.floor(Math.log2(Math.max(side, 1) / 4)))) / 4;
}

function iconOf(
  { element, location }: LabelledPlace,
  icons: NonNullable<AutomaticLabelOptions['icons']>,
): LabelOptions {
  if (icons === 'none') return {};
  const logo = location?.logo;
  const fallbackIcon = defaultIconOf(element, location);
  const fallback = fallbackIcon === undefined ? {} : { fallbackIcon };
  if (logo !== undefined) return { icon: logo, iconSize: LOGO_SIZE, ...fallback };
  if (icons === 'logos') return {};
  const icon = location?.icon ?? element.icon ?? categoryIcon(location);
  if (icon !== undefined)
    return { icon, iconSize: ICON_SIZE, iconBackground: '#ffffff', ...fallback };
  return fallbackIcon === undefined ? {} : { icon: fallbackIcon, iconSize: ICON_SIZE };
}

function categoryIcon(location: Location | undefined): string | undefined {
  for (const category of location?.categories ?? []) {
    const icon = category.icon ?? category.parent?.icon;
    if (icon !== undefined) return icon;
  }
  return undefined;
}
