import { hasColor } from './has-color.ts';
import { runCli } from './run-cli.ts';

// The reader of a pipe, such as `head`, may have enough before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  hasColor: hasColor(process.stdout, process.env),
  columns: process.stderr.columns ?? 80,
});
