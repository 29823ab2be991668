import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { requirePort } from './require-port.ts';

test('suggests another port when one is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  await expect(requirePort(String(port))).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(requirePort(String(port))).resolves.toBeUndefined();
});

test.each(['x', '-1', '70000', '1.5'])('rejects %s', async (setting) => {
  await expect(requirePort(setting)).rejects.toThrow('PORT: expected a whole number');
});
