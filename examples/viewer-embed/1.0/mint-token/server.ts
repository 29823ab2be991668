// #region mint
import { SignJWT } from 'jose';

const KEY_ID = process.env['MAP_KEY_ID'] ?? '';
const SECRET = Buffer.from(process.env['MAP_KEY_SECRET'] ?? '', 'base64url');

/** Mints a token for one visit, after the visitor has logged in. */
export function mintViewerToken(): Promise<string> {
  return new SignJWT({
    venue: 'private-office',
    origins: ['https://intranet.example.com'],
  })
    .setProtectedHeader({ alg: 'HS256', kid: KEY_ID })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(SECRET);
}
// #endregion mint

// #region serve
import { createServer } from 'node:http';

createServer(async (request, response) => {
  if (request.url !== '/map-token' || !isLoggedIn(request.headers.cookie)) {
    response.writeHead(403).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ token: await mintViewerToken() }));
}).listen(8080);
// #endregion serve

/** Replace this with your site's own check of the visitor's session. */
function isLoggedIn(cookie: string | undefined): boolean {
  return cookie?.includes('session=') ?? false;
}
