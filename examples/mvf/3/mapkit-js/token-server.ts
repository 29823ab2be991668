// #region mint
import { importPKCS8, SignJWT } from 'jose';

export type MapsKey = {
  /** Your team id and the id of your Maps key, with ten characters each. */
  readonly teamId: string;
  readonly keyId: string;
  /** Content of the .p8 file. Keep it on your server. */
  readonly privateKey: string;
};

/** Returns a token that is valid for half an hour, on pages of one origin. */
export async function mintMapsToken(
  { teamId, keyId, privateKey }: MapsKey,
  origin: string,
): Promise<string> {
  return new SignJWT({ origin })
    .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
    .setIssuer(teamId)
    .setIssuedAt()
    .setExpirationTime('30m')
    .sign(await importPKCS8(privateKey, 'ES256'));
}
// #endregion mint

// #region serve
import { createServer } from 'node:http';

export function serveMapsTokens(
  key: MapsKey,
  origin: string,
  port: number,
): void {
  createServer(async (request, response) => {
    if (request.url !== '/maps-token') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/plain',
      'cache-control': 'no-store',
    });
    response.end(await mintMapsToken(key, origin));
  }).listen(port);
}
// #endregion serve
