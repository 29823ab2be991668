import { fork } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'services/portal/src/main.ts');

/** Serves a built folder with the portal's server on a free port. */
export function serveSite(siteFolder: string): Promise<{ url: string; stop: () => void }> {
  const server = fork(SERVER, {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_FOLDER: siteFolder,
      LOG_LEVEL: 'error',
      SHUTDOWN_DELAY_MS: '0',
      WORKERS: '1',
      // Benches that send more than a core can do measure how long that takes.
      SHED_LOAD: 'off',
      // Keeps questions of the bench out of the readers' database.
      ASSISTANT_DB_FILE: join(ROOT, '.cache/assistant-of-tests.sqlite'),
    },
  });
  return new Promise((resolve, reject) => {
    server.once('message', (message: { port: number }) =>
      resolve({ url: `http://127.0.0.1:${message.port}`, stop: () => server.kill() }),
    );
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}
