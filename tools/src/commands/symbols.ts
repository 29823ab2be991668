import { buildReferenceIfStale } from '../products/build-reference.ts';
import { annotateSamples } from '../samples/annotate.ts';

/**
 * `npm run symbols` finds the symbols that samples use and writes them down, for pages to link;
 * with `--check` it compares them with what is written down. A sample that does not compile fails it.
 */
const use = process.argv.includes('--check') ? 'compared' : 'kept';
process.exitCode = (await buildReferenceIfStale()) && (await annotateSamples(use)) ? 0 : 1;
