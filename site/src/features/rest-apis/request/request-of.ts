import type { RequestShape, ShownParameter } from '../shown-operation.ts';
import type { HarRequest } from '../code/har-request.ts';
import { authorization } from '../code/token-of-environment.ts';

/** Values by place and name of their parameter (`query.limit`), and the text of the body. */
export type RequestValues = {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: string | undefined;
};

export type RequestOptions = {
  /** Base URL of the service. */
  readonly serviceUrl: string;
  /** If missing, code reads it from the environment. */
  readonly token?: string | undefined;
  /** @defaultValue the examples of required parameters */
  readonly values?: RequestValues;
};

/** The request of an operation. Lists are repeated in the query, and joined by commas elsewhere. */
export function requestOf(
  operation: RequestShape,
  { serviceUrl, token, values = exampleValues(operation) }: RequestOptions,
): HarRequest {
  const { method, path, parameters, security } = operation;
  const given = (place: ShownParameter['in']): [name: string, values: string[]][] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter): [string, unknown] => [
        parameter.name,
        values.parameters[parameterKey(parameter)],
      ])
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, [value].flat().map(String)]);
  const filled = given('path').reduce(
    (address, [name, parts]) =>
      address.replace(`{${name}}`, () => parts.map(encodeURIComponent).join(',')),
    path,
  );
  const query = new URLSearchParams(
    given('query').flatMap(([name, parts]) => parts.map((part) => [name, part])),
  ).toString();
  const { body } = values;
  return {
    method,
    url: `${serviceUrl}${filled}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...(security.length > 0 ? [{ name: 'Authorization', value: authorization(token) }] : []),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
      ...given('header').map(([name, parts]) => ({ name, value: parts.join(',') })),
    ],
    ...(body !== undefined && { postData: { mimeType: 'application/json', text: body } }),
  };
}

/** The key of a parameter's value. */
export function parameterKey({ in: place, name }: Pick<ShownParameter, 'in' | 'name'>): string {
  return `${place}.${name}`;
}

/** What the code of a page sends: the examples of required parameters, and that of the body. */
export function exampleValues({ parameters, requestBody }: RequestShape): RequestValues {
  const body = requestBody?.content['application/json']?.example;
  const required = parameters.filter((parameter) => parameter.required);
  return {
    parameters: Object.fromEntries(
      required.map((parameter) => [parameterKey(parameter), parameter.example]),
    ),
    ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
  };
}
