import type { loadVenue, openVenue, showVenue, Venue, VenueSource } from '@brand/web-sdk';
import { sendToParent } from '../parent-page.ts';
import { fetchDemoBundle, hasOwnVenue } from './own-bundle.ts';

/** The functions of the SDK that open venues. */
type Openers = {
  readonly showVenue: typeof showVenue;
  readonly loadVenue: typeof loadVenue;
  readonly openVenue: typeof openVenue;
};

type DemoSource = Extract<VenueSource, { venueId: string }>;

/** The openers of the SDK; in a frame with the reader's venue, they open that one. */
export function withOwnVenue(sdk: Openers): Pick<Openers, 'showVenue' | 'loadVenue'> {
  if (!hasOwnVenue) return sdk;
  const load: Openers['loadVenue'] = async (source, options) => {
    const venue = await sdk.loadVenue(source, options);
    if (isDemo(source)) await adapt(venue, source.venueId, sdk);
    return venue;
  };
  return {
    loadVenue: load,
    async showVenue(container, options) {
      if (!isDemo(options)) return sdk.showVenue(container, options);
      const { venueId, key, baseUrl, ...others } = options;
      const source = { venueId, key, ...(baseUrl !== undefined && { baseUrl }) };
      return sdk.showVenue(container, { ...others, venue: await load(source, others) });
    },
  };
}

async function adapt(venue: Venue, demoId: string, { openVenue: open }: Openers): Promise<void> {
  const [{ adaptVenue }, demo] = await Promise.all([
    import('./adapt-venue.ts'),
    fetchDemoBundle(demoId).then((bundle) => open(bundle, { language: venue.language })),
  ]);
  sendToParent({ type: 'sample-venue', name: venue.name });
  adaptVenue(venue, demo, (standIn) => sendToParent({ type: 'sample-stand-in', ...standIn }));
}

/** Keys of readers open venues of their own. */
function isDemo(source: object): source is DemoSource {
  return 'venueId' in source && 'key' in source && source.key === 'demo';
}
