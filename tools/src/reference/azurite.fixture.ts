import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The default account of Azurite; its key is public. */
const ACCOUNT = 'devstoreaccount1';
const KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export type Azurite = {
  readonly url: string;
  readonly connectionString: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts Azurite's blob service as a child process, with an empty folder, on the wanted port or, if
 * that is taken, a free one. Its check of API versions is off, because it rejects newer clients.
 */
export async function startAzurite(wantedPort: number): Promise<Azurite> {
  const port = await freePort(wantedPort).catch(() => freePort(0));
  const folder = mkdtempSync(join(tmpdir(), 'azurite-'));
  const main = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  const child = spawn(
    process.execPath,
    [
      main,
      '--silent',
      '--skipApiVersionCheck',
      '--disableTelemetry',
      '--inMemoryPersistence',
      '--blobHost=127.0.0.1',
      `--blobPort=${port}`,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const url = `http://127.0.0.1:${port}/${ACCOUNT}`;
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswering(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    connectionString: `DefaultEndpointsProtocol=http;AccountName=${ACCOUNT};AccountKey=${KEY};BlobEndpoint=${url};`,
    stop,
  };
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`Azurite ended: ${complaint}`);
    // Any response will do, even an error.
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
  throw new Error(`Azurite does not answer at ${url}. ${complaint}`);
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
