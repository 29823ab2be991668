import { join } from 'node:path';
import { runCli } from './run-cli.ts';

// The reader of a pipe, such as `head`, may have enough before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { NO_COLOR = '' } = process.env;

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  hasColor: process.stdout.isTTY && NO_COLOR === '' && process.stdout.hasColors(),
  declarations: join(import.meta.dirname, '../declarations'),
});
