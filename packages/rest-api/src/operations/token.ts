import { DEMO_KEY, DEMO_SECRET } from '../demo.ts';
import { operation } from '../operation.ts';
import { Token, TokenRequest } from '../schemas/token.ts';
import { exampleOf } from '../example-of.ts';

export const createToken = operation({
  id: 'createToken',
  apis: ['mvf-export', 'svg-export', 'partner'],
  tag: 'Tokens',
  method: 'post',
  path: '/v1/token',
  summary: 'Get a token',
  description:
    'Exchanges a key and its secret for a token. This operation has a separate rate limit, so use a token until it expires instead of requesting one before each call. Call the operation from a server, never from a web page, because anyone who has the secret has your maps.',
  body: { schema: TokenRequest, example: { key: DEMO_KEY, secret: DEMO_SECRET } },
  answer: {
    status: 200,
    description: 'The token.',
    schema: Token,
    example: exampleOf(Token),
  },
  problems: ['key-unknown'],
});
