import type {
  CmsLocation,
  Image,
  Link,
  Location as RawLocation,
  LocationInstance,
  SocialLink,
  Translation,
} from '@brand/mvf/v3';
import type { Coordinate } from '../coordinate.ts';
import { finiteOr, objectOr, objectsIn, textOr, textsIn } from '../raw-values.ts';
import type { Category } from './category.ts';
import type { ShapeElement } from './element-type.ts';
import type { Floor } from './floor.ts';
import { isOpen, type OpeningHours, readOpeningHours } from './opening-hours.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

export type LocationParts = {
  readonly raw: RawLocation | LocationInstance;
  /** The location's own shapes, without those of instances. */
  readonly elements: readonly ShapeElement[];
  readonly cms?: CmsLocation | undefined;
  /** The location that this one is an instance of. */
  readonly parent?: Location;
};

/**
 * A place that people look for: a shop, a gate, a desk.
 *
 * @example
 * const open = venue.locations.filter((location) => location.isOpenAt(new Date()));
 */
export class Location extends VenueElementBase {
  override readonly type = 'location';
  /**
   * The location that this one is an instance of. Values that the instance does not define come
   * from its parent.
   */
  readonly parent: Location | undefined;
  /**
   * Occurrences of the location that differ in some values, such as the opening hours of one
   * branch.
   */
  readonly instances: readonly Location[] = [];
  readonly #raw: RawLocation | LocationInstance;
  readonly #cms: CmsLocation | undefined;
  readonly #own: readonly ShapeElement[];
  #elements: readonly ShapeElement[] | undefined;
  #hours: readonly OpeningHours[] | undefined;

  /** @internal `openVenue` creates the elements. */
  constructor(model: VenueModel, parts: LocationParts) {
    super(model, parts.raw.id, parts.raw.details);
    this.parent = parts.parent;
    this.#raw = parts.raw;
    this.#cms = parts.cms;
    this.#own = parts.elements;
    if (parts.parent) (parts.parent.instances as Location[]).push(this);
  }

  /** @internal */
  protected override text(key: keyof Translation, language?: string): string | undefined {
    return super.text(key, language) ?? this.parent?.text(key, language);
  }

  override get icon(): string | undefined {
    return super.icon ?? this.parent?.icon;
  }

  override get extra(): Readonly<Record<string, unknown>> | undefined {
    return objectOr(this.#raw.extra) ?? this.parent?.extra;
  }

  /** The shapes of the location, followed by those of its instances. */
  get elements(): readonly ShapeElement[] {
    this.#elements ??= [
      ...new Set([...this.#own, ...this.instances.flatMap(({ elements }) => elements)]),
    ];
    return this.#elements;
  }

  /** The floors of the location, lowest first. */
  get floors(): readonly Floor[] {
    const floors = new Set(this.elements.map(({ floor }) => floor));
    return [...floors].toSorted((a, b) => a.elevation - b.elevation);
  }

  /** Position of the label: the centre of the location's first shape. */
  get center(): Coordinate | undefined {
    return this.elements[0]?.center;
  }

  /** The categories of the location. */
  get categories(): readonly Category[] {
    const ids = this.#raw.categories;
    if (!Array.isArray(ids)) return this.parent?.categories ?? [];
    return [...new Set(textsIn(ids))].flatMap((id) => this.model.category(id) ?? []);
  }

  /**
   * @internal Whether the bundle assigns categories to the location. An instance may inherit those
   * of its parent.
   */
  get hasOwnCategories(): boolean {
    return Array.isArray(this.#raw.categories);
  }

  /** Telephone number. */
  get phone(): string | undefined {
    return textOr(this.#raw.phone, undefined) ?? this.parent?.phone;
  }

  /** Main website. */
  get website(): Readonly<Link> | undefined {
    return objectOr(this.#raw.website) ?? this.parent?.website;
  }

  /** Further links. */
  get links(): readonly Readonly<Link>[] {
    return this.#raw.links ? objectsIn(this.#raw.links) : (this.parent?.links ?? []);
  }

  /** Profiles on social networks. */
  get social(): readonly Readonly<SocialLink>[] {
    return this.#raw.social ? objectsIn(this.#raw.social) : (this.parent?.social ?? []);
  }

  /** Images, the most important first. `url` is a path in the bundle or a URL. */
  get images(): readonly Readonly<Image>[] {
    return this.#raw.images ? objectsIn(this.#raw.images) : (this.parent?.images ?? []);
  }

  /** Path of the logo in the bundle, or its URL. */
  get logo(): string | undefined {
    return textOr(this.#raw.logo, undefined) ?? this.parent?.logo;
  }

  /** Path of an image in the bundle, or its URL. */
  get picture(): string | undefined {
    return textOr(this.#cms?.picture, undefined) ?? this.parent?.picture;
  }

  /** Terms by which search finds the location, in addition to its texts. */
  get tags(): readonly string[] {
    return this.#cms?.tags ? textsIn(this.#cms.tags) : (this.parent?.tags ?? []);
  }

  /** Position in lists. Smaller values come first. */
  get sortOrder(): number | undefined {
    return finiteOr(this.#cms?.sortOrder, undefined) ?? this.parent?.sortOrder;
  }

  /** Whether lists and search omit the location. */
  get isHidden(): boolean {
    return typeof this.#cms?.hidden === 'boolean'
      ? this.#cms.hidden
      : (this.parent?.isHidden ?? false);
  }

  /** Opening hours of the location. Empty if the bundle does not specify them. */
  get openingHours(): readonly OpeningHours[] {
    this.#hours ??= this.#raw.openingHours
      ? readOpeningHours(this.#raw.openingHours)
      : (this.parent?.openingHours ?? []);
    return this.#hours;
  }

  /**
   * Returns whether the location is open at a moment, in the venue's time zone, or `undefined` if
   * the bundle does not specify hours. Hours that apply only on public holidays are ignored.
   */
  isOpenAt(date: Date): boolean | undefined {
    if (this.openingHours.length === 0) return undefined;
    return isOpen(this.openingHours, this.model.clock(date));
  }
}
