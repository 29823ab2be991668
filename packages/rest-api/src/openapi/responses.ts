import { type Operation, problemsOf } from '../operation.ts';
import { type ProblemCode, PROBLEM_CODES, PROBLEMS, problemType } from '../problem-codes.ts';
import { RESPONSE_HEADERS, headerReferences, LIMIT_HEADERS, RETRY_AFTER } from './headers.ts';
import { type Components, hoistSchemas } from './hoist-schemas.ts';

const HEADER_NAMES = {
  location: 'Location',
  etag: 'ETag',
  'idempotency-replayed': 'Idempotency-Replayed',
} as const;
const FAILURES: readonly ProblemCode[] = ['internal', 'unavailable'];

/** Responses of an operation by status. */
export function responsesOf(operation: Operation, components: Components): object {
  const { answer, headers } = operation;
  const refusals = Map.groupBy(problemsOf(operation), (code) => PROBLEMS[code].status);
  return {
    [answer.status]: successOf(operation, components),
    ...(headers?.includes('if-none-match') && {
      304: {
        description: 'The resource has not changed.',
        headers: headerReferences(LIMIT_HEADERS),
      },
    }),
    ...Object.fromEntries(
      [...refusals].map(([status, codes]) => [status, refusalOf(codes, components)]),
    ),
    default: refusalOf(FAILURES, components),
  };
}

/** An example for each problem code of the document. */
export function problemExamples({ responses }: Components): object {
  const used = new Set([...responses.keys()].flatMap((name) => name.split('.')));
  const codes = PROBLEM_CODES.filter((code) => used.has(code));
  return Object.fromEntries(
    codes.map((code) => [code, { summary: PROBLEMS[code].title, value: problemExample(code) }]),
  );
}

function successOf({ answer }: Operation, components: Components): object {
  const { description, schema, example, files, headers = [] } = answer;
  return {
    description,
    headers: {
      ...Object.fromEntries(headers.map((name) => [HEADER_NAMES[name], RESPONSE_HEADERS[name]])),
      ...headerReferences(LIMIT_HEADERS),
    },
    ...(schema && {
      content: { 'application/json': { schema: hoistSchemas(schema, components), example } },
    }),
    ...(files && {
      content: Object.fromEntries(
        files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }),
  };
}

/** Operations with the same errors share one response component. */
function refusalOf(codes: readonly ProblemCode[], { responses }: Components): object {
  const name = codes.join('.');
  responses.set(name, {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
    ...(codes.some((code) => PROBLEMS[code].status === 429) && {
      headers: headerReferences({ ...LIMIT_HEADERS, ...RETRY_AFTER }),
    }),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  });
  return { $ref: `#/components/responses/${name}` };
}

/** Example of a problem response. */
function problemExample(code: ProblemCode): object {
  const { status, title, next } = PROBLEMS[code];
  return {
    type: problemType(code),
    title,
    status,
    code,
    detail: `${title}.`,
    next,
    ...(code === 'request-invalid' && {
      errors: [{ in: 'body', pointer: '/name', message: 'must have required property name' }],
    }),
  };
}
