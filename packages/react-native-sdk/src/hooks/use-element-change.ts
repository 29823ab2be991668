import type { ElementChange } from '@brand/web-sdk';
import { useEffect } from 'react';
import type { ElementRef } from '../client/element-data.ts';
import type { Sent } from '../client/remote.ts';
import { useMapScope } from '../map/use-map.ts';
import { useStable } from './use-stable.ts';

/**
 * Changes the appearance of rooms, walls or objects while the component is mounted, for example to
 * colour a selected shop. When the component unmounts, the changed fields return to their defaults.
 * `undefined` changes nothing. Many elements cross the bridge in one message.
 *
 * @example
 * function Selection({ shop }: { shop: SpaceData | undefined }) {
 *   useElementChange(shop, { color: '#f08c00', height: 4 });
 *   return null;
 * }
 */
export function useElementChange(
  elements: ElementRef | readonly ElementRef[] | undefined,
  change: Sent<ElementChange>,
): void {
  const map = useMapScope('useElementChange').ready?.map;
  const refs = useStable(elements && [elements].flat().map(({ type, id }) => ({ type, id })));
  const settled = useStable(change);
  useEffect(() => {
    if (!map || !refs) return undefined;
    const set = (wanted: Sent<ElementChange>): void => {
      map.elements.set(refs as never, wanted).catch(ignoreClosed);
    };
    set(settled);
    return () =>
      set(
        Object.fromEntries(Object.keys(settled).map((name) => [name, 'default'])) as typeof change,
      );
  }, [map, refs, settled]);
}

/** Ignores changes that were pending when the map closed. */
function ignoreClosed(error: { readonly code?: string; readonly message: string }): void {
  if (error.code !== 'bridge/closed' && error.code !== 'bridge/web-view-lost') {
    console.warn(error.message);
  }
}
