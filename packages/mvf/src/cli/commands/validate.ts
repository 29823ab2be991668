import { validate } from '../../validate/index.ts';
import { EXIT } from '../cli-io.ts';
import type { Command } from '../command.ts';
import { formatFindings } from '../print-findings.ts';
import { createProgressBar } from '../progress-bar.ts';
import { readInput } from '../read-input.ts';
import { bundleSource } from '../bundle-source.ts';

export const validateCommand: Command = {
  usage: `mvf validate <bundle> [options]

  <bundle>             A zip, a folder, an http address, or - for standard input.
      --strict         Fail on warnings too.
      --no-routing     Leave the routing graph unchecked.
      --json           Print the findings as JSON.

Ends with 0 when the bundle is valid, with 1 when it is not.`,
  options: {
    strict: { type: 'boolean' },
    'no-routing': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async (path, options, io) => {
    const input = await readInput(path);
    const bar = createProgressBar(io, 'Checking', input.size);
    const result = await validate(bundleSource(input), {
      onProgress: bar.update,
      checks: { routing: options['no-routing'] !== true },
    });
    bar.clear();
    io.out(
      options['json'] === true
        ? `${JSON.stringify({ input: input.name, ...result }, null, 2)}\n`
        : formatFindings(input.name, result, io.hasColor),
    );
    const isAcceptable =
      result.valid && (options['strict'] !== true || result.counts.warning === 0);
    return isAcceptable ? EXIT.ok : EXIT.findings;
  },
};
