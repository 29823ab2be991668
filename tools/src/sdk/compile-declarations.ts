import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { ROOT } from '../shared/repo.ts';
import { createProgram } from './api-program.ts';
import { readSdkPackage } from './sdk-package.ts';

/** The compiler keeps the quotation marks of the source; published types have double ones. */
const SPECIFIER = /(from |import\()'([^']+)'/g;

/**
 * Writes the declarations of packages below a folder, with the layout of the workspace. The compiler
 * infers them, for packages whose exports have no explicit types, such as those of schemas.
 */
export function compileDeclarations(packageNames: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const packages = packageNames.map(readSdkPackage);
  const program = createProgram(
    packages.flatMap(({ entries }) => entries.map(({ source }) => source)),
    {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      isolatedDeclarations: false,
      stripInternal: true,
      rootDir: ROOT,
      outDir: folder,
    },
  );
  const sources = packages.map((each) => join(each.folder, 'src/'));
  for (const file of program.getSourceFiles()) {
    if (!sources.some((path) => file.fileName.startsWith(path))) continue;
    const { diagnostics } = program.emit(file, (path, text) => {
      writeFileInFolder(path, text.replaceAll(SPECIFIER, '$1"$2"'));
    });
    const [problem] = diagnostics;
    if (problem) {
      throw new Error(
        `${file.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
      );
    }
  }
}
