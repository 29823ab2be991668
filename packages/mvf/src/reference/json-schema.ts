import v1 from '../../json-schema/v1.json' with { type: 'json' };
import v2 from '../../json-schema/v2.json' with { type: 'json' };
import v3 from '../../json-schema/v3.json' with { type: 'json' };
import type { MvfVersion } from '../bundle/document.ts';

/** The parts of JSON Schema that the format's schemas use. */
export type JsonSchema = {
  /** The definition that this stands for, such as `#/$defs/Floor`. */
  readonly $ref?: string;
  /** What a value means. */
  readonly description?: string;
  /** Type of a value: `object`, `array`, `string`, `number`, `integer` or `boolean`. */
  readonly type?: string;
  /** Fields of an object, by name. */
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Fields that must be there. */
  readonly required?: readonly string[];
  /** What the names of fields must satisfy. */
  readonly propertyNames?: JsonSchema;
  /** What fields must satisfy that `properties` does not name. */
  readonly additionalProperties?: JsonSchema;
  /** What the items of an array must satisfy. */
  readonly items?: JsonSchema;
  /** Fewest items of an array. */
  readonly minItems?: number;
  /** Most items of an array. */
  readonly maxItems?: number;
  /** Smallest number. */
  readonly minimum?: number;
  /** Largest number. */
  readonly maximum?: number;
  /** A regular expression that a text must match. */
  readonly pattern?: string;
  /** The only possible text. */
  readonly const?: string;
  /** All possible texts. */
  readonly enum?: readonly string[];
  /** A value must satisfy one of these. */
  readonly anyOf?: readonly JsonSchema[];
};

/** A whole JSON Schema document. */
export type JsonSchemaDocument = {
  /** The version of JSON Schema that it is written in. */
  readonly $schema: string;
  /** Its own address. */
  readonly $id: string;
  /** Name and version of the format. */
  readonly title: string;
  /** A definition for each named type. */
  readonly $defs: Readonly<Record<string, JsonSchema>>;
};

const DOCUMENTS = { 1: v1, 2: v2, 3: v3 } as unknown as Record<MvfVersion, JsonSchemaDocument>;

/**
 * One version of the format as a JSON Schema document: a definition per named type.
 *
 * @example
 * const floor = jsonSchema(3).$defs['FloorProperties'];
 */
export function jsonSchema(version: MvfVersion): JsonSchemaDocument {
  return DOCUMENTS[version];
}
