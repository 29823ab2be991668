import type { Details, Translation } from '@brand/mvf/v3';
import { objectOr, textOr } from '../raw-values.ts';
import type { ElementType } from './element-type.ts';
import type { VenueModel } from './venue-model.ts';

/**
 * What every element of a venue has. Elements are made once: compare them with `===`.
 *
 * @example
 * const names = [...venue.spaces, ...venue.objects].map(({ type, id, name }) => `${type} ${id}: ${name}`);
 */
export abstract class VenueElementBase {
  /** What kind of element it is. */
  abstract readonly type: ElementType;
  /** Id in the bundle. */
  readonly id: string;
  readonly #model: VenueModel;
  readonly #details: Details | undefined;

  /** @internal Elements are made by `openVenue`. */
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

  /** Name in the venue's current language, or in its default language; empty when it has none. */
  get name(): string {
    return this.text('name') ?? '';
  }

  /** A name for narrow places, in the current language. */
  get shortName(): string | undefined {
    return this.text('shortName');
  }

  /** Plain text in the current language. */
  get description(): string | undefined {
    return this.text('description');
  }

  /** Path of an icon in the bundle, or its address. */
  get icon(): string | undefined {
    return textOr(this.#details?.icon, undefined);
  }

  /** Whatever else the writer of the bundle kept with the element. */
  get extra(): Readonly<Record<string, unknown>> | undefined {
    return undefined;
  }

  /**
   * A text in any language of the venue, whichever is current, or in the default language where it
   * has no translation.
   */
  textIn(key: keyof Translation, language: string): string | undefined {
    return this.text(key, language);
  }

  /** @internal */
  protected text(key: keyof Translation, language?: string): string | undefined {
    return this.#model.languages.textOf(this.#details, key, language);
  }
}
