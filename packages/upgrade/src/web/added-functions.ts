import type { HelperFunction } from '../engine/rules.ts';

const type = (name: string, entry = '.'): { name: string; entry: string; isType: true } => ({
  name,
  entry,
  isType: true,
});

/** Functions that stand in for what 6.0 has no equivalent of. */
export const WEB_HELPERS: Readonly<Record<string, HelperFunction>> = {
  zoomLevel: {
    name: 'zoomLevel',
    imports: [type('MapView')],
    code: `
/** The zoom level at which the camera is this many metres away, which was the zoom of 5.0. */
function zoomLevel({ camera, element }: MapView, metres: number): number {
  const current = camera.metresPerPixel * element.clientHeight * 1.5;
  return camera.zoom + Math.log2(current / metres);
}
`,
  },
  zoomMetres: {
    name: 'zoomMetres',
    imports: [type('MapView')],
    code: `
/** The distance from the camera to its target in metres, which was the zoom of 5.0. */
function zoomMetres({ camera, element }: MapView): number {
  return camera.metresPerPixel * element.clientHeight * 1.5;
}
`,
  },
  locationType: {
    name: 'locationType',
    imports: [type('Category')],
    code: `
/** The type that 5.0 gave a location, from its categories. */
function locationType(categories: readonly Category[]): 'tenant' | 'amenity' {
  const amenities = ['amenities', 'toilets', 'getting-here'];
  const isAmenity = ({ externalId, parent }: Category): boolean =>
    amenities.includes(externalId ?? '') || (parent !== undefined && isAmenity(parent));
  return categories.some(isAmenity) ? 'amenity' : 'tenant';
}
`,
  },
  htmlElement: {
    name: 'htmlElement',
    imports: [],
    code: `
/** An element with HTML that you trust: in 6.0, a string is plain text. */
function htmlElement(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}
`,
  },
  searchVenue: {
    name: 'searchVenue',
    imports: [
      { name: 'createSearch', entry: './search' },
      type('Category'),
      type('Location'),
      type('Venue'),
    ],
    code: `
/** The locations and categories that match a text, as in 4.0. */
function searchVenue(
  venue: Venue,
  text: string,
): { locations: Location[]; categories: Category[] } {
  const hits = createSearch(venue, { types: ['location', 'category'] }).query(text);
  return {
    locations: hits.flatMap((hit) => (hit.type === 'location' ? [hit.element] : [])),
    categories: hits.flatMap((hit) => (hit.type === 'category' ? [hit.element] : [])),
  };
}
`,
  },
};
