import type { BlueDot } from '@brand/web-sdk/blue-dot';
import type { MapView } from '@brand/web-sdk';
import { shownMap } from '../../../samples/frame/watch-maps.ts';
import type { SimulatorResponse, SimulatorRequest } from '../simulator/simulator-messages.ts';
import { sendToPage } from './report-to-page.ts';

/** Handles requests of the simulator with the map of the program. */
export async function handleSimulatorRequest(request: SimulatorRequest): Promise<void> {
  const map = shownMap() as MapView | undefined;
  if (!map) return;
  if (request.type === 'simulator-places') sendToPage(listPlaces(map));
  if (request.type === 'simulator-route') sendToPage(await findRoute(map, request));
  if (request.type === 'simulator-report') {
    const dot = await getBlueDot(map);
    dot.report(request.position as Parameters<BlueDot['report']>[0]);
  }
}

function listPlaces({ venue }: MapView): SimulatorResponse {
  const places = venue.locations
    .filter(({ center }) => center !== undefined)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return { type: 'simulator-places', places };
}

async function findRoute(
  { venue }: MapView,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SimulatorResponse> {
  const route = await venue.route(venue.get('location', from), venue.get('location', to));
  if (!route.found) return { type: 'simulator-route', points: [], message: route.message };
  const points = route.coordinates.map(({ lngLat, floorId }) => ({ lngLat, floorId }));
  return { type: 'simulator-route', points, message: '' };
}

/** The blue dot of the program, or a new one. */
async function getBlueDot(map: MapView): Promise<BlueDot> {
  const { blueDot } = await import('@brand/web-sdk/blue-dot');
  return map.use(blueDot);
}
