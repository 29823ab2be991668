import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { API_NAMES } from '../apis.ts';
import { type Operation, problemsOf } from '../operation.ts';
import { OPERATIONS } from '../operations/index.ts';
import { PATH_PARAMETERS } from '../path-parameters.ts';
import { Problem } from '../schemas/problem.ts';
import { makeOpenApi } from './make-openapi.ts';

type Media = {
  readonly schema: object;
  readonly example?: unknown;
};
type Response = { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> };
type Described = {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly description: string;
    readonly schema: object;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
};

describe.each(API_NAMES)('the document of %s', (name) => {
  const document = makeOpenApi(name);
  const operations = Object.values(document.paths).flatMap(
    (path) => Object.values(path) as Described[],
  );

  test('validates as OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('has valid examples for each body and each parameter', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    // The package is exported as CommonJS.
    (addFormats as unknown as (checked: Ajv2020) => void)(ajv);
    ajv.addSchema({ $id: 'api', ...document });
    const checks = new Map<string, ValidateFunction>();
    const check = (schema: object, value: unknown): void => {
      const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
      const validate = checks.get(text) ?? ajv.compile(JSON.parse(text) as object);
      checks.set(text, validate);
      expect([value, validate(value) ? [] : validate.errors]).toEqual([value, []]);
    };
    for (const { operationId, parameters = [], requestBody, responses } of operations) {
      for (const { schema, example } of parameters) check(schema, example);
      const media = [
        requestBody?.content,
        ...Object.values(responses).map(({ content }) => content),
      ]
        .flatMap((content) => Object.entries(content ?? {}))
        .filter(([type]) => type.endsWith('json'));
      for (const [, { schema, example }] of media) {
        expect([operationId, example]).toEqual([operationId, expect.anything()]);
        check(schema, example);
      }
    }
    const { examples } = document.components;
    for (const { value } of Object.values(examples)) check(Problem, value);
  });

  test('describes every operation, parameter and field in sentences', () => {
    for (const { description, parameters = [] } of operations) {
      for (const text of [description, ...parameters.map((each) => each.description)]) {
        expect(text).toMatch(/^[A-Z`].*[.!]$/);
      }
    }
    for (const [title, schema] of Object.entries(document.components.schemas)) {
      const fields = (schema['properties'] ?? {}) as Record<string, Record<string, unknown>>;
      expect([title, schema['description']]).toEqual([title, expect.stringMatching(/\.$/)]);
      for (const [field, { description, $ref }] of Object.entries(fields)) {
        const isTold = $ref !== undefined || String(description).endsWith('.');
        expect([title, field, isTold]).toEqual([title, field, true]);
      }
    }
  });
});

describe('the table of operations', () => {
  const operations = Object.entries<Operation>(OPERATIONS);

  test('gives each operation an id and a unique path', () => {
    for (const [id, operation] of operations) expect(operation.id).toBe(id);
    const addresses = operations.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('defines every parameter of its paths', () => {
    const names = operations.flatMap(([, { path }]) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(PATH_PARAMETERS).toSorted());
  });

  test('documents the rate limit of every operation, and the errors of every token', () => {
    for (const [, operation] of operations) {
      const codes = problemsOf(operation);
      expect(codes).toContain('rate-limited');
      expect(codes.includes('token-expired')).toBe(operation.scope !== undefined);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});
