import type { NavigationOptions } from '@brand/web-sdk';

type Markers = NonNullable<NavigationOptions['markers']>;

/**
 * Replaces inline functions in route markers with stable ones that call the current props. `kinds`
 * describes the markers, so that the route is redrawn only when a kind changes.
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
