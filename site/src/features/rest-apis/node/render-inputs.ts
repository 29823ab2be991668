import type { Html } from '../../../reference/published.ts';
import type { Schemas, ShownOperation, ShownParameter } from '../shown-operation.ts';
import { type FieldListOptions, renderFields } from './render-fields.ts';
import { type Field, fieldGroups, fieldOf } from './schema-fields.ts';

export type OperationListOptions = Pick<FieldListOptions, 'hasSection'> & {
  readonly schemas: Schemas;
  /** The path below which the site is served, with slashes. */
  readonly baseUrl: string;
};

const PLACES = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
] as const;

/** Lists of what a request takes: its parameters by place, and the fields of its body. */
export function renderInputs(
  { parameters, requestBody }: ShownOperation,
  { schemas, hasSection }: OperationListOptions,
): Html {
  const list = (label: string, fields: readonly Field[]): Html =>
    fields.length === 0
      ? ''
      : `<div>${label}</div>${renderFields(fields, {
          label,
          isDeep: true,
          isSent: true,
          hasExamples: true,
          hasSection,
        })}`;
  const body = requestBody?.content['application/json']?.schema;
  return [
    ...PLACES.map(([place, label]) =>
      list(
        label,
        parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => parameterField(parameter, schemas)),
      ),
    ),
    ...(body ? fieldGroups(body, schemas) : []).map(({ title, fields }, at, groups) =>
      list(groups.length > 1 ? `Body, ${at === 0 ? '' : 'or '}${title}` : 'Body', fields),
    ),
  ].join('');
}

function parameterField(parameter: ShownParameter, schemas: Schemas): Field {
  const { name, required, description, deprecated, example, schema } = parameter;
  const field = fieldOf(
    {
      name,
      isRequired: required,
      schema: { ...schema, description, ...(deprecated !== undefined && { deprecated }) },
    },
    schemas,
  );
  // Parameters are sent as they are; JSON would quote them.
  return example === undefined ? field : { ...field, example: String(example) };
}
