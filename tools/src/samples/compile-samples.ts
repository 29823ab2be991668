import { dirname, relative } from 'node:path';
import ts from 'typescript';
import type { SampleProgram } from './sample-program.ts';

/**
 * Compiles samples against their version of the SDK. Returns the errors, each with its location:
 * `examples/web-sdk/6.0/first-map/main.ts:3:7 …`.
 */
export function compileSamples({ program, samples }: SampleProgram): string[] {
  const { files, root, sdk, version } = samples;
  return files.flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ file, start, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      const { line, character } = file!.getLineAndCharacterOfPosition(start ?? 0);
      const place = `${relative(dirname(root), file!.fileName)}:${line + 1}:${character + 1}`;
      return (
        `${place} ${text} Readers copy this code: write it as ${sdk} ${version} has it, or undo ` +
        'the change of the SDK that broke it.'
      );
    });
  });
}
