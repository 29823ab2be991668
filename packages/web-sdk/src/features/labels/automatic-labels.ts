import { bboxIntersects, padBbox, polygonArea } from '@brand/geo';
import type { GeometryElement, Location, Venue } from '@brand/venue';
import type { AutomaticLabelOptions, LabelOptions, LabelledPlace } from './label-options.ts';

/** A label derived from the data of a venue. */
export type AutomaticLabel = LabelledPlace & { readonly options: LabelOptions };

/** The zoom level at which a CSS pixel covers this many metres. */
export type ZoomFor = (metresPerPixel: number) => number;

const LOGO_SIZE = 26;
const ICON_SIZE = 22;
const MINOR_SIZE = 11.5;
/**
 * Minimum size of a place on the screen before it is labelled, as the side of a square in pixels.
 */
const MIN_PLACE_PIXELS = 34;
const MIN_MINOR_PLACE_PIXELS = 46;
/** Maximum distance in metres between parts of one place, such as a café and its terrace. */
const NEXT_TO = 2;

/**
 * Labels for the places of a venue: locations first, then buildings seen from outside, then spaces,
 * areas and points with a name of their own. Ranks grow with importance and size, in steps: within
 * a step a visible label stays, so fine steps would make labels unstable.
 */
export function automaticLabels(
  venue: Venue,
  zoomFor: ZoomFor,
  options: AutomaticLabelOptions = {},
): AutomaticLabel[] {
  const labels: AutomaticLabel[] = [];
  const seen = new Set<GeometryElement>();
  const top = new Set(venue.topLocations);
  const add = (place: LabelledPlace, isTop: boolean): void => {
    if (seen.has(place.element)) return;
    seen.add(place.element);
    const own = options.options?.(place);
    if (own === 'none') return;
    const byDefault = optionsOf(place, { isTop, zoomFor, options });
    labels.push({ ...place, options: { ...byDefault, ...own } });
  };
  for (const location of new Set([...top, ...venue.locations])) {
    if (location.isHidden || location.name === '') continue;
    for (const place of placesOf(location)) add(place, top.has(location));
    // Further parts of a place are not labelled again with the name of the shape.
    for (const element of location.elements) seen.add(element);
  }
  for (const facade of venue.facades) {
    const [element] = facade.elements.toSorted((a, b) => sideOf(b) - sideOf(a));
    if (element && (facade.name || element.name) !== '')
      add({ element, location: undefined, facade }, false);
    for (const one of facade.elements) seen.add(one);
  }
  if (options.spaces === false) return labels;
  const named = venue.floors.flatMap(({ elements }) =>
    elements.filter(({ name, kind }) => name !== '' && kind !== 'void'),
  );
  for (const elements of Map.groupBy(named, ({ name }) => name).values()) {
    for (const element of largestParts(elements)) add({ element, location: undefined }, false);
  }
  return labels;
}

/** The shapes of a location that get its name. */
function placesOf(location: Location): LabelledPlace[] {
  const instances = new Map(
    location.instances.flatMap((one) => one.elements.map((element) => [element, one] as const)),
  );
  return largestParts(location.elements).map((element) => ({
    element,
    location: instances.get(element) ?? location,
  }));
}

/** The largest of each group of adjacent shapes with the same name. */
function largestParts<T extends GeometryElement>(elements: readonly T[]): T[] {
  const parts: T[] = [];
  for (const element of elements.toSorted((a, b) => sideOf(b) - sideOf(a))) {
    const isNextTo = ({ floor, bbox }: GeometryElement): boolean =>
      floor === element.floor && bboxIntersects(padBbox(bbox, NEXT_TO), element.bbox);
    if (CARRIERS.has(element.type) && !parts.some(isNextTo)) parts.push(element);
  }
  return parts;
}

/** The side of a square with the area of a shape, in metres. */
function sideOf({ rings }: GeometryElement): number {
  return Math.sqrt(rings.reduce((sum, polygon) => sum + polygonArea(polygon), 0));
}

// Doors, walls and windows of a location would repeat its name around it.
const CARRIERS: ReadonlySet<string> = new Set(['space', 'area', 'object', 'point-of-interest']);

type Circumstances = {
  readonly isTop: boolean;
  readonly zoomFor: ZoomFor;
  readonly options: AutomaticLabelOptions;
};

function optionsOf(place: LabelledPlace, { isTop, zoomFor, options }: Circumstances): LabelOptions {
  const { element, location, facade } = place;
  const named = (facade?.name ? facade : location) ?? element;
  const side = sideOf(element);
  const icon = iconOf(place, options.icons ?? 'all');
  const isMinor = !location && !facade;
  const least = isMinor ? MIN_MINOR_PLACE_PIXELS : MIN_PLACE_PIXELS;
  return {
    text: () => named.name,
    rank: belowOwn(isTop || facade ? 3 : importanceOf(location) + sizeStep(side)),
    // Points have no size, and top locations are visible from all zoom levels.
    ...(isTop || facade || side === 0 ? {} : { minZoom: zoomFor(side / least) }),
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
 * Maps importances up to 3 to at most 1.9, in the same order, so that automatic labels give way to
 * labels and markers of the app with the default rank of 2, but not to those with 1.
 */
function belowOwn(importance: number): number {
  return importance <= 1 ? importance : 1 + (importance - 1) * 0.45;
}

/** 0, 0.25, 0.5, 0.75 or 1: one step for each doubling of the side from 4 m. */
function sizeStep(side: number): number {
  return Math.min(4, Math.max(0, Math.floor(Math.log2(Math.max(side, 1) / 4)))) / 4;
}

function iconOf(
  { element, location }: LabelledPlace,
  icons: NonNullable<AutomaticLabelOptions['icons']>,
): LabelOptions {
  if (icons === 'none') return {};
  const logo = location?.logo;
  if (logo !== undefined) return { icon: logo, iconSize: LOGO_SIZE };
  if (icons === 'logos') return {};
  const icon = location?.icon ?? element.icon ?? categoryIcon(location);
  return icon === undefined ? {} : { icon, iconSize: ICON_SIZE, iconBackground: '#ffffff' };
}

function categoryIcon(location: Location | undefined): string | undefined {
  for (const category of location?.categories ?? []) {
    const icon = category.icon ?? category.parent?.icon;
    if (icon !== undefined) return icon;
  }
  return undefined;
}
