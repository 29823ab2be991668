import type { ElementRef } from './element-data.ts';
import { type Caller, createRemote } from './create-remote.ts';
import type { RemoteMap } from './remote-map.ts';

/** The namespaces of a map on the page. */
const NAMESPACES = [
  'camera',
  'floors',
  'elements',
  'labels',
  'markers',
  'paths',
  'shapes',
  'navigation',
  'layers',
  'accessibility',
] as const;

/** Creates the remote map of a client. */
export function createRemoteMap(client: Caller): RemoteMap {
  const namespaces = NAMESPACES.map((name) => [name, createRemote(client, name)] as const);
  const venue = createRemote(client, 'venue', {
    ask: ({ type, id }: ElementRef) => createRemote(client, [type, id]),
  });
  return createRemote(client, 'map', {
    venue,
    ...Object.fromEntries(namespaces),
  }) as RemoteMap;
}
