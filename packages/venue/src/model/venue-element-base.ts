import type { Details, Translation } from '@brand/mvf/v3';
import { objectOr, textOr } from '../raw-values.ts';
import type { ElementType } from './element-type.ts';
import type { VenueModel } from './venue-model.ts';

/**
 * Members that every element of a venue has. Each element is created once, so you can compare
 * elements with `===`.
 *
 * @example
 * const names = [...venue.spaces, ...venue.objects].map(({ type, id, name }) => `${type} ${id}: ${name}`);
 */
export abstract class VenueElementBase {
  /** Type of the element. */
  abstract readonly type: ElementType;
  /** Id in the bundle. */
  readonly id: string;
  readonly #model: VenueModel;
  readonly #details: Details | undefined;

  /** @internal `openVenue` creates the elements. */
  constructor(model: VenueModel, id: string, details: Details | undefined) {
    this.id = id;
    this.#model = model;
    this.#details = objectOr(details);
  }

  /** @internal */
  protected get model(): VenueModel {
    return this.#model;
  }

  /** Id in the system that the venue came from. */
  get externalId(): string | undefined {
    return textOr(this.#details?.externalId, undefined);
  }

  /**
   * Name in the venue's current language, or in its default language. Empty if the element has no
   * name.
   */
  get name(): string {
    return this.text('name') ?? '';
  }

  /** A short name for small screens, in the current language. */
  get shortName(): string | undefined {
    return this.text('shortName');
  }

  /** Plain text in the current language. */
  get description(): string | undefined {
    return this.text('description');
  }

  /** Path of an icon in the bundle, or its URL. */
  get icon(): string | undefined {
    return textOr(this.#details?.icon, undefined);
  }

  /** Additional data that the author of the bundle stored with the element. */
  get extra(): Readonly<Record<string, unknown>> | undefined {
    return undefined;
  }

  /**
   * Returns a text in any language of the venue, or in the default language if there is no
   * translation.
   */
  textIn(key: keyof Translation, language: string): string | undefined {
    return this.text(key, language);
  }

  /** @internal */
  protected text(key: keyof Translation, language?: string): string | undefined {
    return this.#model.languages.textOf(this.#details, key, language);
  }
}
