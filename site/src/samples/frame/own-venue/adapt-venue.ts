import type { ElementByType, ElementType, Venue } from '@brand/web-sdk';
import { moveCoordinates } from './move-coordinates.ts';
import { isUsable, nameOf, StandIns } from './stand-ins.ts';

/** Names of a demo venue's element and of the one that takes its place. */
type StandIn = { readonly wanted: string; readonly used: string };

/**
 * Lets code for a demo venue run in the reader's: ids and positions of the demo venue lead to
 * fitting places. Those of the reader's own venue work as before.
 */
export function adaptVenue(own: Venue, demo: Venue, onChoice: (choice: StandIn) => void): void {
  const standIns = new StandIns(own, demo, ({ wanted, used }) =>
    onChoice({ wanted: nameOf(wanted), used: nameOf(used) }),
  );
  const find = own.find.bind(own) as Venue['find'];
  const get = own.get.bind(own) as Venue['get'];
  const findAny: Venue['find'] = (type, id) => find(type, id) ?? standIns.find(type, id);
  const getAny = <T extends ElementType>(type: T, id: string): ElementByType[T] => {
    const found = findAny(type, id);
    if (found) return found;
    const reason = standIns.explain(type, id);
    if (reason !== undefined) throw new Error(reason);
    return get(type, id);
  };
  Object.assign(own, { find: findAny, get: getAny });
  Object.defineProperty(own, 'topLocations', { value: completeTop(own, demo) });
  moveCoordinates(own, demo);
}

/** Samples use the first few as start and goal, and many bundles have none. */
function completeTop(own: Venue, demo: Venue): Venue['topLocations'] {
  const others = own.all('location').filter(isUsable);
  const count = Math.max(own.topLocations.length, demo.topLocations.length);
  return [...new Set([...own.topLocations, ...others])].slice(0, count);
}
