import * as web from '@brand/web-sdk-legacy/v4';
import { acrossBridge } from './across-bridge.ts';
import { createVenueView, type Screen } from './create-venue-view.tsx';

export const { BLUE_DOT_REASON, BLUE_DOT_STATE, INSTRUCTION_ACTION, LOCATION_TYPE, MARKER_ANCHOR } =
  web;

type Options = web.VenueCredentials & web.ShowVenueOptions;

export const VenueView = createVenueView<Options>('/sdk/v4/styles.css', show);

async function show({ host, options, tell, hold }: Screen<Options>): Promise<void> {
  const { firstMap, ...credentials } = options;
  const venue = await web.loadVenue({ ...credentials, baseUrl: location.origin });
  hold({ venue });
  await tell('onDataLoaded', venue);
  const view = await web.showVenue(host, venue, firstMap === undefined ? {} : { firstMap });
  hold(
    acrossBridge(view, {
      venue,
      blueDot: acrossBridge(view.blueDot),
      journey: acrossBridge(view.journey),
      getDirections: async (from: web.Location, ...rest: DirectionsTo) =>
        from.directionsTo(...rest),
    }),
  );
  const { POLYGON_CLICKED, NOTHING_CLICKED, MAP_CHANGED } = web.VIEW_EVENT;
  view.on(POLYGON_CLICKED, (polygon) => void tell('onPolygonClicked', polygon));
  view.on(NOTHING_CLICKED, () => void tell('onNothingClicked'));
  view.on(MAP_CHANGED, (map) => void tell('onMapChanged', map));
  view.blueDot.on('state-change', (change) => void tell('onBlueDotStateChanged', change));
  view.blueDot.on('position-update', (at) => void tell('onBlueDotPositionUpdated', at));
  await tell('onFirstMapLoaded', view.currentMap);
}

type DirectionsTo = Parameters<web.Location['directionsTo']>;
