import v1 from '../../json-schema/v1.json' with { type: 'json' };
import v2 from '../../json-schema/v2.json' with { type: 'json' };
import v3 from '../../json-schema/v3.json' with { type: 'json' };
import type { MvfVersion } from '../bundle/document.ts';

/** The parts of JSON Schema that the format's schemas use. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
};

export type JsonSchemaDocument = {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly $defs: Readonly<Record<string, JsonSchema>>;
};

const DOCUMENTS = { 1: v1, 2: v2, 3: v3 } as unknown as Record<MvfVersion, JsonSchemaDocument>;

/** One version of the format as a JSON Schema document: a definition per named type. */
export function jsonSchema(version: MvfVersion): JsonSchemaDocument {
  return DOCUMENTS[version];
}
