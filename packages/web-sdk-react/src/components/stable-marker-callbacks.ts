import type { NavigationOptions } from '@brand/web-sdk';

type Markers = NonNullable<NavigationOptions['markers']>;

/**
 * Markers of a route whose functions may be written in place: the map keeps functions that call those
 * of now. `kinds` says what was given, so that only a change of that draws the route anew.
 */
export function stableMarkerCallbacks(
  markers: Markers,
  now: (name: keyof Markers) => Markers[keyof Markers],
): { readonly markers: Markers; readonly kinds: Readonly<Record<string, string>> } {
  const given = (Object.keys(markers) as (keyof Markers)[]).filter(
    (name) => markers[name] !== undefined,
  );
  const entries = given.map((name) => {
    const content = markers[name];
    const call = (info: never): HTMLElement | string => {
      const make = now(name);
      return typeof make === 'function' ? make(info) : '';
    };
    return [name, typeof content === 'function' ? call : content] as const;
  });
  return {
    markers: Object.fromEntries(entries) as Markers,
    kinds: Object.fromEntries(
      given.map((name) => {
        const content = markers[name];
        return [name, typeof content === 'function' ? 'function' : String(content)];
      }),
    ),
  };
}
