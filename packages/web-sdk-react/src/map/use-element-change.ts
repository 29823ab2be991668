import type { GeometryElement } from '@brand/venue';
import type { ElementChange, Elements } from '@brand/web-sdk';
import { useLayoutEffect } from 'react';
import { useStable } from '../use-stable.ts';
import { useMap } from './use-map.ts';

/**
 * Changes the appearance of rooms, walls or objects while the component is mounted, for example to
 * colour a selected shop. When the component unmounts, the changed fields return to their defaults.
 * `undefined` changes nothing.
 *
 * @example
 * function Selection({ shop }: { shop: Space | undefined }) {
 *   useElementChange(shop, { color: '#f08c00', height: 4 });
 *   return null;
 * }
 */
export function useElementChange(elements: Elements | undefined, change: ElementChange): void {
  const map = useMap();
  const list = useStable(elements && listOf(elements));
  const settled = useStable(change);
  useLayoutEffect(() => {
    if (!list) return undefined;
    map.elements.set(list, settled);
    return () => {
      if (map.isRemoved) return;
      const back = Object.keys(settled).map((name) => [name, 'default'] as const);
      map.elements.set(list, Object.fromEntries(back) as ElementChange);
    };
  }, [map, list, settled]);
}

function listOf(elements: Elements): readonly GeometryElement[] {
  return Symbol.iterator in elements ? [...elements] : [elements];
}
