import {
  API_NAMES,
  type ApiName,
  makeOpenApi,
  type OpenApiDocument,
  type Operation,
} from '@brand/rest-api';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Node } from './schema-arbitrary.fixture.ts';

type Media = {
  readonly schema: Node;
  readonly examples?: Readonly<Record<string, unknown>>;
};
type Answer = { readonly $ref?: string; readonly content?: Readonly<Record<string, Media>> };
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Node;
};
type Described = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
};

/** Validates values against the schemas of a document. */
class Checker {
  readonly document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(name: ApiName) {
    this.document = makeOpenApi(name);
    // The package is exported as CommonJS.
    (addFormats as unknown as (checked: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema({ $id: 'api', ...this.document });
  }

  fits(schema: Node, value: unknown): boolean {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
    const check = this.#checks.get(text) ?? this.#ajv.compile(JSON.parse(text) as object);
    this.#checks.set(text, check);
    return check(value);
  }
}

const CHECKERS = Object.fromEntries(API_NAMES.map((name) => [name, new Checker(name)])) as Record<
  ApiName,
  Checker
>;

/** An operation as its OpenAPI document describes it, without knowledge of the service. */
export class Documented {
  readonly parameters: readonly Parameter[];
  readonly body: Node | undefined;
  readonly #document: object;
  readonly #described: Described;
  readonly #checker: Checker;

  constructor({ id, apis: [api = API_NAMES[0]!] }: Operation) {
    const checker = CHECKERS[api];
    const { document } = checker;
    const all = Object.values(document.paths).flatMap((path) => Object.values(path) as Described[]);
    this.#document = document;
    this.#described = all.find(({ operationId }) => operationId === id)!;
    this.parameters = this.#described.parameters ?? [];
    this.body = this.#described.requestBody?.content['application/json']?.schema;
    this.#checker = checker;
  }

  readonly resolve = (reference: string): Node =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (part, step) => (part as Record<string, unknown>)[step],
        this.#document,
      ) as Node;

  fits(schema: Node, value: unknown): boolean {
    return this.#checker.fits(schema, value);
  }

  /** Finds a deviation of a response from the documents. */
  async findFault(response: Response): Promise<string | undefined> {
    const { status } = response;
    const answer = this.#answerOf(status);
    if (!answer) return `status ${status} is not documented`;
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const text = await response.text();
    if (!answer.content) return text === '' ? undefined : 'a body is not documented';
    const media = answer.content[type];
    if (!media) return `${status} as "${type}" is not documented`;
    if (!type.endsWith('json')) return undefined;
    const body = JSON.parse(text) as { readonly status?: unknown; readonly code?: string };
    if (!this.fits(media.schema, body)) return `the body does not fit its schema: ${text}`;
    if (status < 400) return undefined;
    if (body.status !== status) return `the problem says ${String(body.status)}, not ${status}`;
    if (!media.examples?.[body.code ?? '']) return `the code ${body.code} is not documented`;
    return undefined;
  }

  #answerOf(status: number): Answer | undefined {
    const answer = this.#described.responses[status];
    return answer?.$ref === undefined ? answer : (this.resolve(answer.$ref) as Answer);
  }
}
