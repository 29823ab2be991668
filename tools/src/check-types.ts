import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './repo.ts';

/**
 * `node tools/src/check-types.ts <workspace…>` checks types as `tsc --noEmit -p` does for each of
 * them, with two differences that save most of the time: files that they have in common are read
 * once, and a file is checked with the settings of the workspace that it belongs to, not again in
 * each that imports it.
 */
const configs = process.argv.slice(2).map(readConfig);
const owners = new Map(
  configs.flatMap((config) => config.fileNames.map((file) => [file, config] as const)),
);
const parsed = new Map<string, ts.SourceFile | undefined>();
const problems = ts.sortAndDeduplicateDiagnostics(configs.flatMap(findProblems));
process.stderr.write(
  ts.formatDiagnosticsWithColorAndContext(problems, {
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  }),
);
process.exitCode = problems.length === 0 ? 0 : 1;

function readConfig(workspace: string): ts.ParsedCommandLine {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, workspace, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error(`${workspace}: expected a tsconfig.json, found none.`);
  return config;
}

function findProblems(config: ts.ParsedCommandLine): ts.Diagnostic[] {
  const { fileNames, options, errors } = config;
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    host: createSharingHost(options),
    configFileParsingDiagnostics: errors,
  });
  const own = program
    .getSourceFiles()
    .filter((file) => (owners.get(file.fileName) ?? config) === config)
    .filter((file) => !program.isSourceFileFromExternalLibrary(file));
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
      ...(options.declaration ? program.getDeclarationDiagnostics(file) : []),
    ]),
  ];
}

/** Gives files that a program with the same kind of modules had. */
function createSharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  const { target, module, moduleResolution, jsx } = options;
  const kind = [target, module, moduleResolution, jsx].join(' ');
  return {
    ...host,
    getSourceFile: (fileName, settings, onError) => {
      const key = `${kind} ${fileName}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(fileName, settings, onError));
      return parsed.get(key);
    },
  };
}
