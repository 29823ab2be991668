import type { HelperFunction, ImportedName } from '../engine/rules.ts';

const type = (name: string): ImportedName => ({ name, isType: true });

/** Functions and components that stand in for what 6.0 has no equivalent of. */
export const NATIVE_HELPERS: Readonly<Record<string, HelperFunction>> = {
  VenueLoaded: {
    name: 'VenueLoaded',
    imports: [type('VenueData'), { name: 'useVenue' }, { name: 'useEffect', entry: 'react' }],
    code: `
/** Calls back when the venue has loaded, as \`onDataLoaded\` of 5.0 did. */
function VenueLoaded({ onLoad }: { onLoad: (venue: VenueData) => void }) {
  const { venue } = useVenue();
  useEffect(() => {
    if (venue) onLoad(venue);
  }, [venue]);
  return null;
}
`,
  },
  htmlContent: {
    name: 'htmlContent',
    imports: [{ name: 'html' }, type('HtmlContent')],
    code: `
/** HTML that you trust as the content of a marker: in 6.0, a string is plain text. */
function htmlContent(text: string): HtmlContent {
  return html(Object.assign([text], { raw: [text] }));
}
`,
  },
  locationType: {
    name: 'locationType',
    imports: [type('ElementRef')],
    code: `
/** The type that 5.0 gave a location, from the ids of its categories. */
function locationType(categories: readonly ElementRef<'category'>[]): 'tenant' | 'amenity' {
  const amenities = ['amenities', 'toilets', 'getting-here'];
  const isAmenity = categories.some(({ id }) => amenities.includes(id.replace(/^lcat_/, '')));
  return isAmenity ? 'amenity' : 'tenant';
}
`,
  },
  zoomLevel: {
    name: 'zoomLevel',
    imports: [type('RemoteMap'), { name: 'Dimensions', entry: 'react-native' }],
    code: `
/** The zoom level at which the camera is about this many metres away: the zoom of 5.0. */
async function zoomLevel({ camera }: RemoteMap, metres: number): Promise<number> {
  const [zoom, metresPerPixel] = await Promise.all([camera.zoom(), camera.metresPerPixel()]);
  return zoom + Math.log2((metresPerPixel * Dimensions.get('window').height * 1.5) / metres);
}
`,
  },
};
