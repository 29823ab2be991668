import { runCli } from './run-cli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  hasColor: process.stdout.isTTY && process.stdout.hasColors(),
  columns: process.stderr.columns ?? 80,
});
