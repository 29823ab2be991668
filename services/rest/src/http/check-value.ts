import type { InvalidValue } from '@brand/rest-api';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';

const MOST_ERRORS = 20;

type FoundError = {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly message: string;
};

/** What keeps a value from fitting its schema; nothing if it fits. */
export function checkValue(
  schema: TSchema,
  value: unknown,
  place: InvalidValue['in'],
): readonly InvalidValue[] {
  if (Check(schema, value)) return [];
  const [, errors] = Errors(schema, value);
  return errors
    .filter(({ keyword }) => keyword !== 'boolean')
    .flatMap((error): InvalidValue[] => {
      const { keyword, instancePath, params } = error;
      const message = messageOf(error, schema);
      const names = namesIn(keyword, params);
      if (names.length === 0) return [{ in: place, pointer: instancePath, message }];
      return names.map((name) => ({ in: place, pointer: `${instancePath}/${name}`, message }));
    })
    .map((error) => ({ ...error, pointer: error.pointer.slice(0, 200) }))
    .slice(0, MOST_ERRORS);
}

/** A pattern says nothing to people; the description of the field says what it stands for. */
function messageOf({ keyword, schemaPath, message }: FoundError, schema: TSchema): string {
  if (keyword !== 'pattern' && keyword !== 'format') return message;
  const steps = schemaPath.replace(/^#\/?/, '').split('/').filter(Boolean);
  const node = steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown> | undefined)?.[step],
    schema,
  ) as { readonly description?: string; readonly examples?: readonly unknown[] } | undefined;
  const example = node?.examples ? ` such as ${JSON.stringify(node.examples[0])}` : '';
  return `must have another form,${example || ' see its description'}. ${node?.description ?? ''}`.trim();
}

/** Fields that are missing or too many have no value to point at: the pointer names them. */
function namesIn(keyword: string, params: object): readonly string[] {
  const { requiredProperties, additionalProperties } = params as Record<string, string[]>;
  if (keyword === 'required') return requiredProperties ?? [];
  return keyword === 'additionalProperties' ? (additionalProperties ?? []) : [];
}
