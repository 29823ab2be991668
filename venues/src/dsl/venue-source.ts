import type { DraftAccess, VenueDraft } from '@brand/mvf/assemble';
import type { Location, OpeningHours, Style } from '@brand/mvf/v3';
import type { FloorPlan } from './floor-plan.ts';
import type { Text, Texts } from './texts.ts';

/** A whole demo venue as its author writes it. */
export type VenueSource = {
  /** Slug in URLs: `harbour-mall`. */
  readonly slug: string;
  readonly name: Text;
  readonly description: Text;
  /** Languages of the texts by tag, the default first, each with its own name. */
  readonly languages: Readonly<Record<string, string>>;
  /** Position of the plan's [0, 0]. */
  readonly origin: readonly [longitude: number, latitude: number];
  /** Rotation of the plan's upward direction, in degrees clockwise from north. */
  readonly bearingDegrees: number;
  readonly tzid: string;
  readonly countrycode: string;
  readonly address: string;
  readonly webUrl: string;
  readonly hours: readonly OpeningHours[];
  readonly logo: string;
  readonly coverImage: string;
  readonly buildings: readonly BuildingSource[];
  readonly floors: readonly FloorPlan[];
  readonly connections: readonly ConnectionSource[];
  readonly categories: readonly CategorySource[];
  readonly places: readonly PlaceSource[];
  readonly topPlaces: readonly string[];
  readonly styles?: Readonly<Record<string, Omit<Style, 'geometryAnchors'>>>;
  readonly symbols: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
  readonly tileset?: VenueDraft['tileset'];
  /** Images by their path in the bundle. */
  readonly assets: Readonly<Record<string, string>>;
};

export type BuildingSource = {
  readonly key: string;
  readonly texts: Texts;
  readonly address?: string;
  readonly defaultFloor?: string;
  /** Keys of objects on an outdoor floor that represent the building from outside. */
  readonly facade?: readonly string[];
};

export type ConnectionSource = {
  readonly key: string;
  readonly type: 'elevator' | 'escalator' | 'travelator' | 'stairs' | 'door' | 'ramp' | 'ladder';
  readonly texts?: Texts;
  readonly direction?: 'both' | 'up' | 'down' | 'forward';
  readonly access?: DraftAccess;
};

export type CategorySource = {
  readonly key: string;
  readonly texts: Texts & { readonly name: Text };
  readonly parent?: string;
  readonly color?: string;
};

export type PlaceSource = {
  readonly key: string;
  readonly texts: Texts & { readonly name: Text };
  /** Keys of spaces or objects. @defaultValue [key] */
  readonly at?: readonly string[];
  readonly categories: readonly string[];
  readonly hours?: readonly OpeningHours[];
  readonly phone?: string;
  readonly website?: string;
  readonly links?: Location['links'];
  readonly social?: Location['social'];
  readonly logo?: string;
  readonly images?: readonly string[];
  readonly tags?: readonly string[];
  readonly type?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly instances?: readonly {
    readonly key: string;
    readonly texts?: Texts;
    readonly at: readonly string[];
    readonly hours?: readonly OpeningHours[];
  }[];
};
