import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * Reserves a free port and stores it in an environment variable, because the runner and each of its
 * workers evaluate the configuration and have to agree. Concurrent runs get different ports.
 */
export async function reservePort(variable: string): Promise<number> {
  process.env[variable] ??= String(await findFreePort());
  return Number(process.env[variable]);
}

function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
