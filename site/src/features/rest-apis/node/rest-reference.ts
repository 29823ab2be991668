import type { ApiName } from '@brand/rest-api';
import { APIS } from '@brand/rest-api';
import type { Reference, ReferenceSymbol, TypeText } from '@brand/reference';
import { readApi } from './api-operations.ts';
import type { ShownOperation, ShownSchema } from '../shown-operation.ts';

const VERSION = '1.0';

type Field = {
  readonly name: string;
  readonly schema: ShownSchema;
  readonly isRequired: boolean;
  /** The part of a request that it belongs to. */
  readonly place?: string;
};

/** An API as a reference, for the tables of pages: inputs of operations, and objects in bodies. */
export function makeRestReference(api: ApiName): Reference {
  const { operations, objects } = readApi(api);
  const taken = operations.filter((operation) => inputsOf(operation, objects).length > 0);
  return {
    format: 1,
    sdk: api,
    version: VERSION,
    release: VERSION,
    title: APIS[api].title,
    language: 'json',
    modules: [{ id: 'index', importName: api, summary: APIS[api].title }],
    symbols: [
      ...taken.flatMap((operation) =>
        typeSymbols(operation.operationId, operation.summary, inputsOf(operation, objects)),
      ),
      ...Object.entries(objects).flatMap(([name, schema]) =>
        typeSymbols(name, schema.description ?? '', answerFields(schema)),
      ),
    ],
  };
}

/** Parameters of all kinds, followed by the fields of the body. */
function inputsOf(
  { parameters, requestBody }: ShownOperation,
  objects: Readonly<Record<string, ShownSchema>>,
): Field[] {
  const body = requestBody?.content['application/json']?.schema;
  const { properties = {}, required = [] } = objects[nameOf(body?.$ref)] ?? {};
  return [
    ...parameters.map(({ name, in: place, required: isRequired, description, schema }) => ({
      name,
      place,
      isRequired,
      schema: { description, ...schema },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      schema,
      place: 'body',
      isRequired: required.includes(name),
    })),
  ];
}

/** Response fields. Optional ones have a question mark instead of a `required` marker. */
function answerFields({ properties = {}, required = [] }: ShownSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name: required.includes(name) ? name : `${name}?`,
    schema,
    isRequired: false,
  }));
}

function typeSymbols(id: string, summary: string, fields: readonly Field[]): ReferenceSymbol[] {
  const module = 'index';
  return [
    { id, name: id, kind: 'type', module, summary },
    ...fields.map(({ name, schema, isRequired, place }): ReferenceSymbol => ({
      id: `${id}.${place === undefined ? '' : `${place}.`}${name}`,
      name,
      kind: 'field',
      module,
      parent: id,
      type: typeText(schema),
      summary: summaryOf(schema),
      ...(schema.default !== undefined && { defaultValue: JSON.stringify(schema.default) }),
      // Tables render the unit as "in …" after the type.
      ...(place !== undefined && { unit: place }),
      ...(!isRequired && { isOptional: true as const }),
    })),
  ];
}

function summaryOf({ $ref, description, minimum, maximum, maxLength }: ShownSchema): string {
  const text = description ?? ($ref === undefined ? '' : `See \`${nameOf($ref)}\`.`);
  const limits = [
    minimum !== undefined && maximum !== undefined ? `From ${minimum} to ${maximum}.` : '',
    maxLength !== undefined && !text.includes(String(maxLength))
      ? `At most ${maxLength} characters.`
      : '',
  ];
  return [text, ...limits].filter((part) => part !== '').join(' ');
}

function typeText(schema: ShownSchema): TypeText {
  const { $ref, const: only, enum: values, items, type = 'any JSON', format } = schema;
  if ($ref !== undefined) return [[nameOf($ref), nameOf($ref)]];
  if (only !== undefined) return [JSON.stringify(only)];
  if (values) return [shownValues(values)];
  if (items) {
    const inner = typeText(items);
    return String(inner[0]).includes('|') ? ['(', ...inner, ')[]'] : [...inner, '[]'];
  }
  return [format === undefined ? type : `${type} (${format})`];
}

/** Longer enums, such as all problem codes, have their own table. */
const MAX_VALUES = 8;

function shownValues(values: readonly (string | number)[]): string {
  if (values.length > MAX_VALUES) return 'string';
  return values.map((value) => JSON.stringify(value)).join(' | ');
}

/** Last segment of a `$ref` such as `#/components/schemas/Venue`. */
export function nameOf(reference = ''): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
