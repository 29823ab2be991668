import type { DefaultStyle } from '../v3/extensions/default-style/types.gen.ts';
import { DEFAULT_STYLES, styleTokenOf } from './default-styles.ts';
import type { ShapePart, VenueParts } from './venue-parts.ts';

/** Returns the styles that shapes use, in the order of declaration. */
export function buildStyles(parts: VenueParts): DefaultStyle {
  const styles = { ...DEFAULT_STYLES, ...parts.draft.styles };
  const anchors = new Map<string, { floorId: string; geometryId: string }[]>(
    Object.keys(styles).map((token) => [token, []]),
  );
  const tokenOf = ({ draft }: ShapePart): string | undefined => {
    if (draft.style === null) return undefined;
    if (draft.style !== undefined && Object.hasOwn(styles, draft.style)) return draft.style;
    if (draft.style !== undefined) parts.report.note('unknown-style', draft.key);
    return styleTokenOf(draft.kind);
  };
  const drawn = [
    ...parts.shapes.map((shape) => ({ shape, token: tokenOf(shape) })),
    ...parts.doors.map((shape) => ({ shape, token: styleTokenOf('door') })),
  ];
  for (const { shape, token } of drawn) {
    if (token === undefined || shape.geometry.type === 'Point') continue;
    anchors.get(token)!.push({ floorId: shape.floor.id, geometryId: shape.id });
  }
  return Object.fromEntries(
    Object.entries(styles)
      .map(([token, style]) => [token, { ...style, geometryAnchors: anchors.get(token)! }] as const)
      .filter(([, { geometryAnchors }]) => geometryAnchors.length > 0),
  );
}
