import { buildReferenceIfStale } from '../products/build-reference.ts';
import { annotateSamples } from '../samples/annotate.ts';

/**
 * `npm run symbols` finds the symbols that samples use and records them, for pages to link; with
 * `--check` it compares them with the record. It fails if a sample does not compile.
 */
const use = process.argv.includes('--check') ? 'compared' : 'kept';
process.exitCode = (await buildReferenceIfStale()) && (await annotateSamples(use)) ? 0 : 1;
