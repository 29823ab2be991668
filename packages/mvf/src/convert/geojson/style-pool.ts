import { DEFAULT_STYLES, styleTokenOf } from '../../assemble/default-styles.ts';
import type { Kind } from '../../v3/extensions/kinds/types.gen.ts';
import type { Style } from '../../v3/extensions/default-style/types.gen.ts';

type Look = Omit<Style, 'geometryAnchors'>;

// A hostile file could define a style for each shape.
const MAX_STYLES = 200;
// Nothing indoors is taller.
const MAX_HEIGHT = 100;

/** The styles of a source, without duplicates. */
export class StylePool {
  readonly #tokens = new Map<string, string>();
  readonly #styles: Record<string, Look> = {};

  /** The token of a style with this colour and height; `undefined` when the source has neither. */
  token(
    kind: Kind,
    wish: { readonly color: string | undefined; readonly height: number | undefined },
    isPolygon: boolean,
  ): string | undefined {
    const height =
      wish.height !== undefined && wish.height >= 0 && wish.height <= MAX_HEIGHT
        ? wish.height
        : undefined;
    if (wish.color === undefined && height === undefined) return undefined;
    const base = DEFAULT_STYLES[styleTokenOf(kind) ?? 'Areas'];
    if (!base) return undefined;
    const look: Look = {
      ...base,
      ...(wish.color !== undefined && { color: wish.color }),
      ...(height !== undefined && { height }),
      // Polygons of walls have their thickness already.
      ...(isPolygon && { buffer: 0 }),
    };
    const key = JSON.stringify([kind, look]);
    const known = this.#tokens.get(key);
    if (known !== undefined || this.#tokens.size >= MAX_STYLES) return known;
    const token = `${kind}-${this.#tokens.size + 1}`;
    this.#tokens.set(key, token);
    this.#styles[token] = look;
    return token;
  }

  get styles(): Readonly<Record<string, Look>> {
    return this.#styles;
  }
}
