import {
  type NewKey,
  type NewWebhook,
  type Operation,
  OPERATIONS,
  type SvgJob,
  type Workspace,
  type WorkspaceMap,
} from '@brand/rest-api';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askToken, createTestRest, type TestRest } from '../rest.fixture.ts';
import { Documented } from './documented.fixture.ts';
import { valuesOf } from './schema-arbitrary.fixture.ts';

type Sample = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: { readonly value?: unknown; readonly text: string } | undefined;
  readonly token: 'own' | 'none' | 'other';
};

const RUNS = 30;
/** Texts that often cause bugs. */
const NASTY = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '%00',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
  '9'.repeat(400),
  '-1',
  '1e400',
  'NaN',
  '💥'.repeat(60),
);

let rest: TestRest;
let token: string;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  rest = createTestRest();
  token = await askToken(rest, { key: 'acme', secret: 'a'.repeat(32) });
  const post = <Body>(path: string, body?: object): Promise<Body> =>
    rest.ask<Body>(`POST /v1${path}`, { token, body });
  const { id: workspaceId } = await post<Workspace>('/workspaces', { name: 'Own', mapLimit: 900 });
  const inside = `/workspaces/${workspaceId}`;
  const member = { email: 'a@example.com', name: 'A', role: 'viewer' };
  const { id: memberId } = await post<{ id: string }>(`${inside}/members`, member);
  const map = { name: 'Own', sourceVenueId: 'kestrel-house' };
  const { id: mapId } = await post<WorkspaceMap>(`${inside}/maps`, map);
  const key = { name: 'Own', scopes: ['venues:read'] };
  const { id: keyId } = await post<NewKey>(`${inside}/keys`, key);
  const hook = { url: 'http://127.0.0.1:9/', events: ['venue.published'] };
  const { id: webhookId } = await post<NewWebhook>(`${inside}/webhooks`, hook);
  const { id: jobId } = await post<SvgJob>('/venues/kestrel-house/svg', { floorId: 'f_ground' });
  const line = 'GET /v1/venues/kestrel-house/mvf';
  const { url } = await rest.ask<{ url: string }>(line, { token });
  const file = url.split('/').at(-1) ?? '';
  ids = { workspaceId, memberId, mapId, keyId, webhookId, jobId, file, venueId: 'kestrel-house' };
});

afterAll(() => rest.close());

/** Deletes run last, and the deletion of the workspace at the very end. */
const ORDERED = Object.values<Operation>(OPERATIONS).toSorted((a, b) => rankOf(a) - rankOf(b));

function rankOf({ method, id }: Operation): number {
  return Number(method === 'delete') + Number(id === 'deleteWorkspace');
}

describe.each(ORDERED.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, operation) => {
    const documented = new Documented(operation);

    test('responds as documented to any request', async () => {
      await fc.assert(
        fc.asyncProperty(samplesOf(documented), async (sample) => {
          const response = await sendSample(operation, sample);
          expect(response.status).toBeLessThan(500);
          const { status } = response;
          expect([await documented.findFault(response), status]).toEqual([undefined, status]);
          expect(status >= 400 || isRight(documented, sample)).toBe(true);
          expect(rest.errors).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    });

    test('accepts requests that fit the schemas of its document', async () => {
      await fc.assert(
        fc.asyncProperty(rightSamplesOf(documented), async (sample) => {
          const response = await sendSample(operation, sample);
          const { code, errors } = response.ok
            ? { code: undefined, errors: undefined }
            : ((await response.json()) as { code?: string; errors?: { message: string }[] });
          // Constraints without a schema: cursors come from the service, and dates must be in
          // order.
          const told = errors?.filter(
            ({ message }) => !/nextCursor|must (?:not )?be .*to$/.test(message),
          );
          expect([code, told?.length ?? 0]).toEqual([code, 0]);
          expect(['body-not-json', 'media-type-unsupported', 'body-too-large']).not.toContain(code);
        }),
        { numRuns: RUNS / 2 },
      );
    });
  },
);

function sendSample({ method, path }: Operation, sample: Sample): Promise<Response> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((sample.params[name] ?? '').toWellFormed()),
  );
  const query = new URLSearchParams(sample.query as Record<string, string>).toString();
  return rest.send(`${method.toUpperCase()} ${filled}${query && `?${query}`}`, {
    ...(sample.token === 'own' && { token }),
    ...(sample.token === 'other' && { token: 'x.y' }),
    headers: sample.headers as Record<string, string>,
    ...(sample.body && method !== 'get' && { body: sample.body.text }),
  });
}

/** Whether the body and the query parameters are allowed by the document. */
function isRight({ body, parameters }: Documented, sample: Sample): boolean {
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  if (hasQuery && sample.query['unknown'] !== undefined) return false;
  return !body || (sample.body !== undefined && 'value' in sample.body);
}

function rightSamplesOf({ parameters, body, resolve }: Documented): Arbitrary<Sample> {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const texts = query.map(({ name, schema }) => [name, valuesOf(schema, resolve).map(String)]);
  return fc.record({
    params: fc.constant(undefined).map(() => ids),
    query: fc.record(Object.fromEntries(texts) as Record<string, Arbitrary<string>>, {
      requiredKeys: [],
    }),
    headers: fc.constant({}),
    body: body
      ? valuesOf(body, resolve).map((value) => ({ value, text: JSON.stringify(value) }))
      : fc.constant(undefined),
    token: fc.constant('own' as const),
  });
}

function samplesOf(documented: Documented): Arbitrary<Sample> {
  const { parameters, body, resolve } = documented;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const anyText = fc.oneof(NASTY, fc.string({ unit: 'binary' }));
  const params = inPath.map(({ name, schema }) => [
    name,
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(name).map(() => ids[name] ?? '') },
      { weight: 1, arbitrary: valuesOf(schema, resolve).map(String) },
      { weight: 1, arbitrary: anyText.filter((text) => !/^\.*$/.test(text)) },
    ),
  ]);
  const query = inQuery.map(({ name, schema }) => [
    name,
    fc.oneof(valuesOf(schema, resolve).map(String), anyText),
  ]);
  query.push(['unknown', fc.constantFrom('', '1')]);
  const headers = fc.record(
    {
      'idempotency-key': fc.stringMatching(/^[\x20-\x7e]{1,120}$/),
      'if-match': fc.constantFrom('"1"', '*', 'W/"7"', ',,,', '"'.repeat(500)),
      'if-none-match': fc.constantFrom('"1"', '*', ',,,'),
      'content-type': fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'text/plain',
        'multipart/form-data',
        'application/jsonp',
      ),
    },
    { requiredKeys: [] },
  );
  return fc.record({
    params: fc.record(Object.fromEntries(params) as Record<string, Arbitrary<string>>),
    query: fc.record(Object.fromEntries(query) as Record<string, Arbitrary<string>>, {
      requiredKeys: [],
    }),
    headers,
    body: body ? bodiesOf(documented) : fc.constant(undefined),
    token: fc.oneof(
      { weight: 10, arbitrary: fc.constant('own' as const) },
      { weight: 1, arbitrary: fc.constantFrom('none' as const, 'other' as const) },
    ),
  });
}

/** Valid bodies, bodies with one invalid value, and bodies that are not JSON. */
function bodiesOf(documented: Documented): Arbitrary<Sample['body']> {
  const { body = {}, resolve } = documented;
  const right = valuesOf(body, resolve) as Arbitrary<Record<string, unknown>>;
  const fields = Object.keys(
    (body.$ref === undefined ? body : resolve(body.$ref)).properties ?? {},
  );
  const anything = fc.oneof(NASTY, fc.jsonValue() as Arbitrary<unknown>);
  const wrong = fc.oneof(
    anything,
    fc
      .tuple(right, fc.constantFrom(...fields, 'unknown', '__proto__'), anything)
      .map(([value, name, other]) => ({ ...value, [name]: other })),
    fc.tuple(right, fc.constantFrom(...fields)).map(([value, name]) => {
      return Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));
    }),
  );
  const asJson = fc.oneof(right, wrong).map((value): NonNullable<Sample['body']> => {
    const text = JSON.stringify(value);
    // Serialisation changes some values, so the serialised value is checked.
    const sent: unknown = JSON.parse(text);
    return documented.fits(body, sent) ? { value: sent, text } : { text };
  });
  const noJson = fc
    .constantFrom('', '{', '{"a":', '[1,]', '\u0000', `"${'x'.repeat(20_000)}"`, '['.repeat(9000))
    .map((text) => ({ text }));
  return fc.oneof(
    { weight: 8, arbitrary: asJson },
    { weight: 1, arbitrary: noJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}
