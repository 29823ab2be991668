import type { DefaultStyle, Style } from '@brand/mvf/v3';
import type { GeometryElement, MapView } from '@brand/web-sdk';
import type { Ground } from './contrast-check';

/** Types of elements that styles draw. */
const TYPES = ['space', 'wall', 'door', 'window', 'object', 'area'] as const;

/** The elements of each entry, by token. */
export type EntryElements = ReadonlyMap<string, readonly GeometryElement[]>;

/** Finds elements by the ids in style entries. */
export function createElementFinder({ venue }: MapView): (style: DefaultStyle) => EntryElements {
  const elements = TYPES.flatMap((type): readonly GeometryElement[] => venue.all(type));
  const byId = new Map(elements.map((element) => [element.id, element]));
  const found = new WeakMap<Style['geometryAnchors'], readonly GeometryElement[]>();
  const elementsOf = (anchors: Style['geometryAnchors']): readonly GeometryElement[] => {
    const list =
      found.get(anchors) ?? anchors.flatMap(({ geometryId }) => byId.get(geometryId) ?? []);
    found.set(anchors, list);
    return list;
  };
  return (style) =>
    new Map(
      Object.entries(style).map(([token, { geometryAnchors }]) => [
        token,
        elementsOf(geometryAnchors),
      ]),
    );
}

/** The entry that draws an element. */
export function entryOf(
  entries: EntryElements,
  element: GeometryElement | undefined,
): string | undefined {
  if (!element) return undefined;
  for (const [token, elements] of entries) if (elements.includes(element)) return token;
  return undefined;
}

/** The background colours of labels: those of rooms and hallways. */
export function groundsOf(style: DefaultStyle, entries: EntryElements): Ground[] {
  return Object.entries(style).flatMap(([token, { color, hidden }]) => {
    const shape = entries.get(token)?.find(({ type, kind }) => type === 'space' && kind !== 'void');
    return !hidden && shape ? [{ token, color, shape }] : [];
  });
}
