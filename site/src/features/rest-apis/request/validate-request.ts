import type { RequestShape, ShownParameter, ShownSchema } from '../shown-operation.ts';
import { findValueErrors } from './find-value-errors.ts';
import { parameterKey, type RequestValues } from './request-of.ts';

/** The texts of a form, by key of the parameter, and that of the body. */
export type FormTexts = {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};

/** Messages by key of the parameter, and `body`. */
export type RequestErrors = Readonly<Record<string, readonly string[]>>;

/** What is wrong with the texts of a form. An empty object if the request can be sent. */
export function validateRequest(
  { parameters, requestBody }: RequestShape,
  texts: FormTexts,
): RequestErrors {
  const schema = requestBody?.content['application/json']?.schema;
  const errors = [
    ...parameters.map((parameter): [string, string[]] => {
      const key = parameterKey(parameter);
      return [key, parameterErrors(parameter, texts.parameters[key] ?? '')];
    }),
    ['body', schema && texts.body !== undefined ? bodyErrors(schema, texts.body) : []],
  ] as const;
  return Object.fromEntries(errors.filter(([, messages]) => messages.length > 0));
}

/** The values of a form, for the request. */
export function requestValues(
  { parameters }: RequestShape,
  { parameters: texts, body }: FormTexts,
): RequestValues {
  return {
    parameters: Object.fromEntries(
      parameters.map((parameter) => {
        const key = parameterKey(parameter);
        return [key, listOf(parameter.schema, texts[key] ?? '')];
      }),
    ),
    body,
  };
}

function parameterErrors(parameter: ShownParameter, text: string): string[] {
  const { in: place, name, required, schema } = parameter;
  if (text === '') return required ? [`Enter a value for ${name}. The request requires it.`] : [];
  if (place === 'header' && !/^[\x20-\x7e]*$/.test(text)) {
    return ['Expected ASCII characters only, as headers require.'];
  }
  // Browsers shorten paths with these before they send them.
  if (place === 'path' && /^\.{1,2}$/.test(text)) {
    return [`Expected an id, found "${text}", which is a relative path.`];
  }
  return findValueErrors(schema, valueOf(schema, listOf(schema, text))).map(
    ({ message }) => message,
  );
}

/** A list is typed with commas. */
function listOf({ type }: ShownSchema, text: string): string | string[] {
  if (type !== 'array' || text === '') return text;
  return text.split(',').map((part) => part.trim());
}

/** The value that the service reads. Text that is not a number stays text and is then rejected. */
function valueOf({ type, items }: ShownSchema, text: string | string[]): unknown {
  if (Array.isArray(text)) return text.map((part) => valueOf(items ?? {}, part));
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function bodyErrors(schema: ShownSchema, text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [
      `Expected JSON: ${(error as Error).message}. Correct the JSON, then send the request again.`,
    ];
  }
  return findValueErrors(schema, value).map(({ pointer, message }) =>
    pointer === '' ? message : `${pointer}: ${message}`,
  );
}
