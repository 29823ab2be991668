import * as web from '@brand/web-sdk-legacy/v5';
import { acrossBridge } from './across-bridge.ts';
import { createVenueView, type Screen } from './create-venue-view.tsx';

export const {
  BLUE_DOT_REASON,
  BLUE_DOT_STATE,
  COLLISION_RANK,
  INSTRUCTION_ACTION,
  LOCATION_TYPE,
  MARKER_ANCHOR,
  SEARCH_RESULT,
  SdkError,
  VIEW_STATE,
} = web;

type Options = web.VenueCredentials & web.ShowVenueOptions & { readonly language?: string };

export const VenueView = createVenueView<Options>('/sdk/v5/styles.css', show);

async function show({ host, options, tell, hold }: Screen<Options>): Promise<void> {
  const { firstMap, labelLocations, theme, ...credentials } = options;
  const venue = await web.loadVenue({ ...credentials, baseUrl: location.origin });
  hold({ venue });
  await tell('onDataLoaded', venue);
  const view = await web.showVenue(host, venue, {
    ...(firstMap !== undefined && { firstMap }),
    ...(labelLocations !== undefined && { labelLocations }),
    ...(theme !== undefined && { theme }),
  });
  hold(storeOf(view, venue));
  const { CLICK, MAP_CHANGED, STATE_CHANGED } = web.VIEW_EVENT;
  view.on(CLICK, (click) => {
    void tell('onClick', { ...click, markerIds: [], labelIds: [], pathIds: [] });
  });
  view.on(MAP_CHANGED, (change) => void tell('onMapChanged', change));
  view.on(STATE_CHANGED, (change) => void tell('onStateChanged', change));
  view.blueDot.on('state-change', (change) => void tell('onBlueDotStateChanged', change));
  view.blueDot.on('position-update', (at) => void tell('onBlueDotPositionUpdated', at));
  await tell('onFirstMapLoaded', view.currentMap);
}

function storeOf(view: web.MapView, venue: web.Venue): object {
  const { camera, journey, floatingLabels, flatLabels, markers, tooltips, paths, blueDot } = view;
  return acrossBridge(view, {
    venue,
    blueDot: acrossBridge(blueDot),
    camera: acrossBridge(camera, {
      get: async () => {
        const { zoom, rotation, tilt, position } = camera;
        return { zoom, rotation, tilt, position };
      },
    }),
    flatLabels: acrossBridge(flatLabels),
    floatingLabels: acrossBridge(floatingLabels, {
      labelLocations: async ({ locationIds, ...options }: LabelLocations = {}) => {
        const filter = ({ id }: web.Location): boolean => locationIds?.includes(id) ?? true;
        floatingLabels.labelLocations({ ...options, filter });
      },
    }),
    journey: acrossBridge(journey, {
      draw: async (...args: Parameters<web.Journey['draw']>) => {
        journey.draw(...args);
        return journey.steps;
      },
    }),
    markers: acrossBridge(markers),
    paths: acrossBridge(paths),
    search: acrossBridge(new web.VenueSearch(venue)),
    tooltips: acrossBridge(tooltips),
    getDirections: async (from: web.Location, ...rest: DirectionsTo) => from.directionsTo(...rest),
    polygonsAt: async (at: web.MapCoordinate) => venue.polygonsAt(at),
  });
}

type DirectionsTo = Parameters<web.Location['directionsTo']>;
type LabelLocations = web.LabelLocationsOptions & { readonly locationIds?: readonly string[] };
