import { type Static, Type } from 'typebox';
import { stringEnum } from '../string-formats.ts';
import { PROBLEM_CODES } from '../problem-codes.ts';

export const InvalidValue = Type.Object(
  {
    in: stringEnum(
      ['body', 'query', 'path', 'header'],
      'Part of the request that contains the value.',
    ),
    pointer: Type.String({
      description: 'JSON Pointer to the value, or a slash and the name of the parameter.',
      examples: ['/width'],
    }),
    message: Type.String({
      description: 'Requirement that the value does not meet.',
      examples: ['must be <= 4096'],
    }),
  },
  { title: 'InvalidValue', description: 'A value that does not match its schema.' },
);

export const Problem = Type.Object(
  {
    type: Type.String({
      format: 'uri-reference',
      description: 'URI reference to the documentation of this problem code.',
      examples: ['/docs/rest-apis/mvf-export#problem-request-invalid'],
    }),
    title: Type.String({
      description: 'Summary of the problem, the same for every problem with this code.',
      examples: ['The request does not match its schema'],
    }),
    status: Type.Integer({
      minimum: 400,
      maximum: 599,
      description: 'HTTP status of the response.',
      examples: [422],
    }),
    code: Type.Enum([...PROBLEM_CODES], {
      type: 'string',
      description:
        'Code by which programs identify the problem. Codes may be added, but are never renamed.',
      examples: ['request-invalid'],
    }),
    detail: Type.String({
      description: 'Explanation for this particular request.',
      examples: ['The request has an invalid value.'],
    }),
    next: Type.String({
      description: 'Advice on how to solve the problem.',
      examples: ['Correct the values that `errors` lists. Each entry points to its value.'],
    }),
    errors: Type.Optional(
      Type.Array(InvalidValue, {
        description: 'Invalid values, at most 20. Present with `request-invalid` only.',
      }),
    ),
  },
  {
    title: 'Problem',
    description: 'Details of a failed request, in the format of RFC 9457.',
  },
);

export type Problem = Static<typeof Problem>;
export type InvalidValue = Static<typeof InvalidValue>;
