import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';
import { compileSamples } from './compile-samples.ts';
import { listSampleFolders } from './list-sample-folders.ts';
import { createSampleProgram } from './sample-program.ts';

// Compiles the samples of each version against the package of that version.
const problems = listSampleFolders(join(ROOT, 'examples')).flatMap((samples) =>
  compileSamples(createSampleProgram(samples)),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
