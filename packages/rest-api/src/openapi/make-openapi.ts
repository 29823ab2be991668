import { type ApiName, APIS } from '../apis.ts';
import { OPERATIONS } from '../operations/index.ts';
import type { Operation } from '../operation.ts';
import { PATH_PARAMETERS } from '../path-parameters.ts';
import { Problem } from '../schemas/problem.ts';
import { SCOPE_TEXTS } from '../schemas/token.ts';
import { LIMIT_HEADERS, REQUEST_HEADERS, RETRY_AFTER } from './headers.ts';
import { type Components, hoistSchemas, type SchemaNode } from './hoist-schemas.ts';
import { problemExamples, responsesOf } from './responses.ts';

export type OpenApiOptions = {
  /** Base URL of the service. @defaultValue '/rest' */
  readonly serverUrl?: string;
};

/** The parts of a document that our own programs read. */
export type OpenApiDocument = {
  readonly openapi: '3.1.1';
  readonly info: object;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaNode>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  } & object;
} & object;

/** Generates the OpenAPI document of an API from the table of operations. */
export function makeOpenApi(
  name: ApiName,
  { serverUrl = '/rest' }: OpenApiOptions = {},
): OpenApiDocument {
  const { title, description, tags } = APIS[name];
  const components: Components = { schemas: new Map(), responses: new Map() };
  hoistSchemas(Problem, components);
  const operations = Object.values<Operation>(OPERATIONS).filter(({ apis }) => apis.includes(name));
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method] = describeOperation(operation, components);
  }
  const document: OpenApiDocument = {
    openapi: '3.1.1',
    info: { title, version: '1.0.0', description },
    servers: [{ url: serverUrl, description: 'This portal.' }],
    tags,
    paths,
    components: {
      securitySchemes: { token: tokenScheme() },
      headers: { ...LIMIT_HEADERS, ...RETRY_AFTER },
      examples: problemExamples(components),
      responses: byName(components.responses),
      schemas: byName(components.schemas),
    },
  } as OpenApiDocument;
  // Drops the symbols that TypeBox adds to schemas.
  return JSON.parse(JSON.stringify(document)) as OpenApiDocument;
}

/** File name of a document below `/rest/`, on the service and on static hosts. */
export function openApiFile(name: ApiName): string {
  return `openapi/${name}.json`;
}

function byName<Value>(values: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...values].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function tokenScheme(): object {
  const scopes = Object.entries(SCOPE_TEXTS).map(([scope, text]) => `\`${scope}\`: ${text}`);
  return {
    type: 'http',
    scheme: 'bearer',
    description: `A token from \`POST /v1/token\`. Its scopes depend on its key. ${scopes.join(' ')}`,
  };
}

function describeOperation(operation: Operation, components: Components): object {
  const { id, tag, summary, description, scope, body } = operation;
  const parameters = parametersOf(operation, components);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description:
      scope === undefined ? description : `${description} Requires the scope \`${scope}\`.`,
    security: scope === undefined ? [] : [{ token: [scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: hoistSchemas(body.schema, components),
            example: body.example,
          },
        },
      },
    }),
    responses: responsesOf(operation, components),
  };
}

function parametersOf({ path, query, headers = [] }: Operation, components: Components): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, { schema: PATH_PARAMETERS[name] ?? {}, isRequired: true }, components),
  );
  const required = new Set<string>(query?.required ?? []);
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) =>
    parameter('query', name, { schema, isRequired: required.has(name) }, components),
  );
  return [...inPath, ...inQuery, ...headers.map((name) => REQUEST_HEADERS[name])];
}

function parameter(
  place: 'path' | 'query',
  name: string,
  { schema, isRequired }: { readonly schema: object; readonly isRequired: boolean },
  components: Components,
): object {
  const { description, examples, ...rest } = hoistSchemas(schema, components) as {
    readonly description?: string;
    readonly examples?: readonly unknown[];
  };
  return {
    name,
    in: place,
    required: isRequired,
    description,
    schema: rest,
    ...(examples && { example: examples[0] }),
  };
}
