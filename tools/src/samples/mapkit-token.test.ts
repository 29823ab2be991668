import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { mintMapsToken } from '../../../examples/mvf/3/mapkit-js/token-server.ts';

test('mints a valid MapKit JS token with the claims that Apple requires', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = {
    teamId: 'TEAM123456',
    keyId: 'KEY1234567',
    privateKey: await exportPKCS8(privateKey),
  };
  const token = await mintMapsToken(key, 'https://www.example.com');
  const { payload, protectedHeader } = await jwtVerify(token, publicKey);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY1234567', typ: 'JWT' });
  expect(payload).toEqual({
    iss: 'TEAM123456',
    iat: expect.any(Number),
    exp: payload.iat! + 30 * 60,
    origin: 'https://www.example.com',
  });
});
