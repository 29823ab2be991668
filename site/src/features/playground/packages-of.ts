import { isWrittenWithReact, type SourceFiles } from './compile/compiled-program.ts';
import type { PlaygroundTable } from './sample-source.ts';

/** The packages that a program can import for a version of the SDK. */
export function packagesOf(
  { packages, react }: Pick<PlaygroundTable, 'packages' | 'react'>,
  version: string,
  files: SourceFiles,
): readonly string[] {
  const ofReact = isWrittenWithReact(files) ? react?.[version]?.packages : undefined;
  return [...(packages[version] ?? []), ...(ofReact ?? [])];
}
