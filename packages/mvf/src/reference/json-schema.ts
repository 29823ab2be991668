import v1 from '../../json-schema/v1.json' with { type: 'json' };
import v2 from '../../json-schema/v2.json' with { type: 'json' };
import v3 from '../../json-schema/v3.json' with { type: 'json' };
import type { MvfVersion } from '../bundle/document.ts';

/** The parts of JSON Schema that the format's schemas use. */
export type JsonSchema = {
  /** Reference to a definition, such as `#/$defs/Floor`. */
  readonly $ref?: string;
  /** Meaning of the value. */
  readonly description?: string;
  /** Type of a value: `object`, `array`, `string`, `number`, `integer` or `boolean`. */
  readonly type?: string;
  /** Fields of an object, by name. */
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Names of the required fields. */
  readonly required?: readonly string[];
  /** Schema for the names of fields. */
  readonly propertyNames?: JsonSchema;
  /** Schema for fields that `properties` does not list. */
  readonly additionalProperties?: JsonSchema;
  /** Schema for the items of an array. */
  readonly items?: JsonSchema;
  /** Minimum number of items in an array. */
  readonly minItems?: number;
  /** Maximum number of items in an array. */
  readonly maxItems?: number;
  /** Minimum of a number. */
  readonly minimum?: number;
  /** Maximum of a number. */
  readonly maximum?: number;
  /** Regular expression that a text must match. */
  readonly pattern?: string;
  /** The only allowed text. */
  readonly const?: string;
  /** All allowed texts. */
  readonly enum?: readonly string[];
  /** Schemas, one of which a value must match. */
  readonly anyOf?: readonly JsonSchema[];
};

/** A complete JSON Schema document. */
export type JsonSchemaDocument = {
  /** JSON Schema version of the document. */
  readonly $schema: string;
  /** URL of the document. */
  readonly $id: string;
  /** Name and version of the format. */
  readonly title: string;
  /** A definition for each named type. */
  readonly $defs: Readonly<Record<string, JsonSchema>>;
};

const DOCUMENTS = { 1: v1, 2: v2, 3: v3 } as unknown as Record<MvfVersion, JsonSchemaDocument>;

/**
 * Returns one version of the format as a JSON Schema document, with a definition per named type.
 *
 * @example
 * const floor = jsonSchema(3).$defs['FloorProperties'];
 */
export function jsonSchema(version: MvfVersion): JsonSchemaDocument {
  return DOCUMENTS[version];
}
