import { readBundle } from '../../bundle/read-bundle.ts';
import { upgrade } from '../../convert/upgrade/upgrade.ts';
import { bundleSource } from '../bundle-source.ts';
import { type Command, OUTPUT_OPTIONS, OUTPUT_USAGE } from '../command.ts';
import { createProgressBar } from '../progress-bar.ts';
import { readInput } from '../read-input.ts';
import { assertNotExists } from '../write-output.ts';
import { bundleTarget, writeConverted } from '../write-converted.ts';

export const upgradeCommand: Command = {
  usage: `mvf upgrade <bundle> --output <path> [options]

  <bundle>             A zip, a folder, an HTTP URL, or - for standard input.
${OUTPUT_USAGE}

Prints a report of what was changed, guessed or dropped.`,
  options: OUTPUT_OPTIONS,
  run: async (path, options, io) => {
    const target = bundleTarget(options);
    assertNotExists(target);
    const input = await readInput(path);
    const bar = createProgressBar(io, 'Reading', input.size);
    const bundle = await readBundle(bundleSource(input));
    const document = await bundle.load({ onProgress: bar.update });
    bar.clear();
    return writeConverted(upgrade(document), { target, options, io });
  },
};
