import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * A port that nobody has, remembered in an environment variable: the runner and each of its workers
 * read the configuration, and have to agree. Runs side by side get different ones.
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
