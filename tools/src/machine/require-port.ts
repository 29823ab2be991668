import { createServer } from 'node:net';

const DEFAULT_PORT = 3000;

/** Throws, with a fix, unless the port of the server is free. */
export async function requirePort(setting: string | undefined): Promise<void> {
  const port = setting === undefined || setting === '' ? DEFAULT_PORT : Number(setting);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT: expected a whole number from 0 to 65535, found "${setting}".`);
  }
  const probe = createServer();
  const code = await new Promise<string | undefined>((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new Error(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ` +
        `PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new Error(
      `This user is not allowed to open port ${port}. Choose a port above 1023: PORT=3000 npm start`,
    );
  }
}
