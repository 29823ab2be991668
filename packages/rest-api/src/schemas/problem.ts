import { type Static, Type } from 'typebox';
import { stringEnum } from '../string-formats.ts';
import { PROBLEM_CODES } from '../problem-codes.ts';

export const InvalidValue = Type.Object(
  {
    in: stringEnum(['body', 'query', 'path', 'header'], 'Which part of the request it is in.'),
    pointer: Type.String({
      description: 'JSON Pointer to the value, or the name of the parameter behind a slash.',
      examples: ['/width'],
    }),
    message: Type.String({
      description: 'What was expected.',
      examples: ['must be <= 4096'],
    }),
  },
  { title: 'InvalidValue', description: 'One value that does not fit its schema.' },
);

export const Problem = Type.Object(
  {
    type: Type.String({
      format: 'uri-reference',
      description: 'Where the documentation says more of this kind of problem.',
      examples: ['/docs/rest-apis/mvf-export#problem-request-invalid'],
    }),
    title: Type.String({
      description: 'What is wrong, the same for every problem of this code.',
      examples: ['The request does not fit its schema'],
    }),
    status: Type.Integer({
      minimum: 400,
      maximum: 599,
      description: 'The HTTP status, once more.',
      examples: [422],
    }),
    code: Type.Enum([...PROBLEM_CODES], {
      type: 'string',
      description: 'What programs tell problems apart by. Codes are added, never renamed.',
      examples: ['request-invalid'],
    }),
    detail: Type.String({
      description: 'What is wrong with this very request.',
      examples: ['One value of the request is not as expected.'],
    }),
    next: Type.String({
      description: 'What to do about it.',
      examples: ['Correct the values that `errors` lists, each with a pointer to it.'],
    }),
    errors: Type.Optional(
      Type.Array(InvalidValue, {
        description: 'With `request-invalid`: the values that do not fit, at most 20.',
      }),
    ),
  },
  {
    title: 'Problem',
    description: 'Why a request was not carried out, in the form of RFC 9457.',
  },
);

export type Problem = Static<typeof Problem>;
export type InvalidValue = Static<typeof InvalidValue>;
