import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { SampleFile, SampleSymbols } from '@brand/reference';
import { findSymbols } from './find-symbols.ts';
import type { SampleProgram } from './sample-program.ts';

/** Lists the symbols that the samples of a version use. */
export function annotateFolder(sampleProgram: SampleProgram): SampleSymbols {
  const { program, samples, release } = sampleProgram;
  const { files, root, sdk, version } = samples;
  const annotated = files.map((path): readonly [string, SampleFile] => {
    const source = program.getSourceFile(path)!;
    const hash = createHash('sha256').update(source.text).digest('hex');
    return [relative(root, path), { hash, symbols: findSymbols(source, sampleProgram) }];
  });
  return {
    format: 1,
    sdk,
    version,
    ...(release !== undefined && { release }),
    files: Object.fromEntries(annotated),
  };
}
