import type { GeometryElement } from '@brand/venue';
import type { ElementChange, Elements } from '@brand/web-sdk';
import { useLayoutEffect } from 'react';
import { useStable } from '../use-stable.ts';
import { useMap } from './use-map.ts';

/**
 * Gives rooms, walls or objects another look while the component is there, such as a selected shop
 * its colour. What is changed goes back to its default afterwards; `undefined` changes nothing.
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
