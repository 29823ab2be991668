import type { EntranceAesthetic, Translation } from '@brand/mvf/v3';
import { textOr } from '../raw-values.ts';
import { GeometryElement, type ShapeParts } from './geometry-element.ts';
import type { Space } from './space.ts';

/**
 * A door between two spaces, or between a space and the outside.
 *
 * @example
 * const entrances = venue.doors.filter(({ isExterior }) => isExterior);
 */
export class Door extends GeometryElement {
  override readonly type = 'door';
  readonly #aesthetic: EntranceAesthetic | undefined;

  /** @internal `openVenue` creates the elements. */
  constructor(parts: ShapeParts, aesthetic: EntranceAesthetic | undefined) {
    super(parts);
    this.#aesthetic = aesthetic;
  }

  /**
   * The spaces on both sides of the door: two, one for a door to the outside, or none if no space
   * is adjacent.
   */
  get spaces(): readonly Space[] {
    return this.floor.doorways.spacesOf(this);
  }

  /**
   * Whether the door leads outside: to no other space, or through a connection to an outdoor floor.
   */
  get isExterior(): boolean {
    if (this.spaces.length < 2) return true;
    return this.connections.some(({ floors }) => floors.some(({ isOutdoor }) => isOutdoor));
  }

  /**
   * Kind of the door, such as `single-swing`, `sliding` or `revolving`. `unknown` if the bundle
   * does not specify one.
   */
  get entranceKind(): string {
    return textOr(this.#aesthetic?.kind, 'unknown');
  }

  /** @internal */
  protected override text(key: keyof Translation, language?: string): string | undefined {
    return (
      super.text(key, language) ??
      this.model.languages.textOf(this.#aesthetic?.details, key, language)
    );
  }
}
