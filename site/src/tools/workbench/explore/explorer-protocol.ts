import type { Place, ValuePlace } from '../protocol';

/** An object with an id. */
export type BundleRecord = ValuePlace & {
  readonly id: string;
  /** Such as `geometry` or `location instance`. */
  readonly kind: string;
  /** Its name, or an empty string. */
  readonly name: string;
};

export type ListedFile = {
  readonly path: string;
  /** Number of objects or entries; `undefined` for a file that is one object. */
  readonly count: number | undefined;
  /** Path of the page about the content. */
  readonly docs: string | undefined;
  readonly description: string;
};

/** A part of a longer list. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly total: number };

export type JsonKind = 'object' | 'list' | 'text' | 'number' | 'boolean' | 'null';

/** A value of a file with the part of its content that is shown. */
export type JsonNode = {
  readonly pointer: string;
  /** Name of the field, index in the list, or an empty string for the root of what is shown. */
  readonly key: string;
  readonly kind: JsonKind;
  /** The JSON of a scalar or of a short list of numbers; empty for other lists and objects. */
  readonly text: string;
  /** Number of fields or items. */
  readonly size: number;
  /** The first fields or items; empty while the value is collapsed. */
  readonly children: readonly JsonNode[];
  /** What the format specifies about the field. */
  readonly field: FieldNote | undefined;
  /** The object whose id the value is. */
  readonly target: BundleRecord | undefined;
  /** The object whose id the key is. */
  readonly keyTarget: BundleRecord | undefined;
};

export type FieldNote = { readonly docs: string; readonly description: string };

/** A value that refers to an object, or is listed under its id. */
export type Usage = ValuePlace & {
  /** The object that contains the value. */
  readonly owner: BundleRecord | undefined;
  /** What is listed under the id, if it fits on one line; empty for a reference. */
  readonly text: string;
};

/** A value as the page shows it. */
export type ShownValue = {
  readonly place: ValuePlace;
  readonly node: JsonNode;
  /** The object that the value is or belongs to. */
  readonly record: BundleRecord | undefined;
  readonly usages: ListPage<Usage>;
  /** `undefined` if it has no place on the map. */
  readonly mapPlace: Place | undefined;
};

/** Queries about the content of the open venue. */
export interface ExplorerApi {
  /** The files of the venue that the format defines. */
  listFiles(): Promise<readonly ListedFile[]>;
  /** The objects whose id or name contains a text. */
  searchRecords(text: string, start: number): Promise<ListPage<BundleRecord>>;
  /** The object with an id. */
  findRecord(id: string): Promise<BundleRecord | undefined>;
  /** `undefined` if there is no such value. */
  readValue(place: ValuePlace): Promise<ShownValue | undefined>;
  /** More fields or items of a value. */
  listChildren(place: ValuePlace, start: number): Promise<readonly JsonNode[]>;
  /** More values that refer to the object with an id. */
  listUsages(id: string, start: number): Promise<ListPage<Usage>>;
  /** The value as text to edit; `undefined` if it is too long. */
  readJson(place: ValuePlace): Promise<string | undefined>;
}
