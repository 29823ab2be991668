import type { ShownOperation, ShownParameter } from './shown-operation.ts';
import type { HarRequest } from './code/har-request.ts';
import { authorization } from './code/token-of-environment.ts';

/** Form values: parameters by place and name (`query.limit`), and the text of the body. */
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

/** The request of an operation. */
export function requestOf(
  operation: ShownOperation,
  { serviceUrl, token, values = exampleValues(operation) }: RequestOptions,
): HarRequest {
  const { method, path, parameters, security } = operation;
  const given = (place: ShownParameter['in']): [string, string][] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name }): [string, unknown] => [name, values.parameters[`${place}.${name}`]])
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]);
  const filled = given('path').reduce(
    (address, [name, value]) => address.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(given('query')).toString();
  const { body } = values;
  return {
    method,
    url: `${serviceUrl}${filled}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...(security.length > 0 ? [{ name: 'Authorization', value: authorization(token) }] : []),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
      ...given('header').map(([name, value]) => ({ name, value })),
    ],
    ...(body !== undefined && { postData: { mimeType: 'application/json', text: body } }),
  };
}

function exampleValues({ parameters, requestBody }: ShownOperation): RequestValues {
  const body = requestBody?.content['application/json']?.example;
  const required = parameters.filter((parameter) => parameter.required);
  return {
    parameters: Object.fromEntries(
      required.map(({ in: place, name, example }) => [`${place}.${name}`, example]),
    ),
    ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
  };
}
