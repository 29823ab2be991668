import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assembleVenue, type VenueDraft } from '../../assemble/index.ts';
import type { MvfDocument } from '../../bundle/document.ts';
import { readBundle } from '../../bundle/read-bundle.ts';
import type { Converted } from '../../convert-report.ts';
import { validate } from '../../validate/index.ts';
import { bundleSource } from '../bundle-source.ts';
import { EXIT, UsageError } from '../cli-io.ts';
import { type Command, OUTPUT_OPTIONS, OUTPUT_USAGE } from '../command.ts';
import { formatFindings } from '../print-findings.ts';
import { readInput } from '../read-input.ts';
import { assertNotExists } from '../write-output.ts';
import { bundleTarget, writeConverted } from '../write-converted.ts';

export const buildCommand: Command = {
  usage: `mvf build <source> --output <path> [options]

  <source>             A folder with the files of a bundle, or a module (.ts, .js, .mjs) whose
                       default export is a venue draft. A module is executed: build only your own.
${OUTPUT_USAGE}

The bundle is checked before it is written. If it has errors, nothing is written.`,
  options: OUTPUT_OPTIONS,
  run: async (path, options, io) => {
    const target = bundleTarget(options);
    assertNotExists(target);
    const built = await buildFrom(path);
    const result = await validate(built.document);
    if (!result.valid) {
      io.err(formatFindings(path, result, { hasColor: false, limit: 1 }));
      return EXIT.findings;
    }
    return writeConverted(built, { target, options, io });
  },
};

async function buildFrom(path: string): Promise<Converted<MvfDocument>> {
  if (/\.[cm]?[jt]s$/.test(path)) {
    const module = (await import(pathToFileURL(resolve(path)).href)) as { default?: VenueDraft };
    if (!module.default) {
      throw new UsageError(`${path}: expected a default export with a venue draft, found none.`);
    }
    return assembleVenue(module.default);
  }
  const bundle = await readBundle(bundleSource(await readInput(path)));
  return { document: await bundle.load(), report: [] };
}
