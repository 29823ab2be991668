import { DEFAULT_STYLES, styleTokenOf } from '../../assemble/default-styles.ts';
import type { Kind } from '../../v3/extensions/kinds/types.gen.ts';
import type { Style } from '../../v3/extensions/default-style/types.gen.ts';

type BareStyle = Omit<Style, 'geometryAnchors'>;

// A hostile file could define a style for each shape.
const MAX_STYLES = 200;
// Nothing indoors is taller.
const MAX_HEIGHT = 100;

/** The styles of a source, without duplicates. */
export class StylePool {
  readonly #tokens = new Map<string, string>();
  readonly #styles: Record<string, BareStyle> = {};

  /**
   * Returns the token of a style with this colour and height, or `undefined` if the source has
   * neither.
   */
  token(
    kind: Kind,
    request: { readonly color: string | undefined; readonly height: number | undefined },
    isPolygon: boolean,
  ): string | undefined {
    const height =
      request.height !== undefined && request.height >= 0 && request.height <= MAX_HEIGHT
        ? request.height
        : undefined;
    if (request.color === undefined && height === undefined) return undefined;
    const base = DEFAULT_STYLES[styleTokenOf(kind) ?? 'Areas'];
    if (!base) return undefined;
    const style: BareStyle = {
      ...base,
      ...(request.color !== undefined && { color: request.color }),
      ...(height !== undefined && { height }),
      // Polygons of walls already have their thickness.
      ...(isPolygon && { buffer: 0 }),
    };
    const key = JSON.stringify([kind, style]);
    const known = this.#tokens.get(key);
    if (known !== undefined || this.#tokens.size >= MAX_STYLES) return known;
    const token = `${kind}-${this.#tokens.size + 1}`;
    this.#tokens.set(key, token);
    this.#styles[token] = style;
    return token;
  }

  get styles(): Readonly<Record<string, BareStyle>> {
    return this.#styles;
  }
}
