import { shellCurl } from '@scalar/snippetz/plugins/shell/curl';
import type { ShownOperation } from './api-operations.ts';

/** A request with the values of the examples, and a token in the environment. */
export function curlOf(operation: ShownOperation, siteUrl: string): string {
  const { method, path, parameters, requestBody, security } = operation;
  const filled = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((address, { name, example }) => address.replace(`{${name}}`, String(example)), path);
  const body = requestBody?.content['application/json']?.example;
  const command = shellCurl.generate({
    method,
    url: `${siteUrl}/rest${filled}`,
    headers: [
      ...(security.length > 0 ? [{ name: 'Authorization', value: 'Bearer $TOKEN' }] : []),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ],
    ...(body !== undefined && {
      postData: { mimeType: 'application/json', text: JSON.stringify(body) },
    }),
  } as never);
  // The shell fills in the token between double quotes alone.
  return command.replace("'Authorization: Bearer $TOKEN'", '"Authorization: Bearer $TOKEN"');
}
