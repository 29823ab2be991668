import { makeOpenApi } from '@brand/rest-api';
import { expect, test } from 'vitest';
import { type ApiDocument, trimDocument } from './trim-document.ts';

type Parameter = { name: string; required: boolean; example?: unknown };
type Trimmed = {
  servers: { url: string }[];
  paths: Record<string, Record<string, { parameters?: Parameter[]; requestBody?: object }>>;
};

const trimmed = trimDocument(
  makeOpenApi('mvf-export') as unknown as ApiDocument,
  '/portal/rest',
) as Trimmed;

test('sends requests to the service beside the page', () => {
  expect(trimmed.servers).toEqual([{ url: '/portal/rest' }]);
});

test('removes examples of optional parameters, so that nothing unintended is sent', () => {
  const parameters = Object.values(trimmed.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => operation.parameters ?? []);
  expect(parameters.length).toBeGreaterThan(4);
  for (const { required, example } of parameters) expect(example !== undefined).toBe(required);
});

test('keeps the demo key filled in', () => {
  expect(JSON.stringify(trimmed.paths['/v1/token']?.['post']?.requestBody)).toContain('"demo"');
});
