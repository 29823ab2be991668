import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IConfigMessageReportingTable,
} from '@microsoft/api-extractor';
import { ROOT } from '../shared/repo.ts';
import { declarationOf } from './emit-declarations.ts';
import { type PackageEntry, readSdkPackage, type SdkPackage } from './sdk-package.ts';

/** The public API of an entry, as text to compare. */
export type ApiReport = {
  /** `packages/web-sdk/api-report/blue-dot.api.md` */
  readonly file: string;
  readonly text: string;
};

/** Packages with a recorded public API. */
export const REPORTED_PACKAGES: readonly string[] = [
  'mvf',
  'venue',
  'web-sdk',
  'web-sdk-react',
  'react-native-sdk',
  'web-sdk-legacy',
  'react-native-sdk-legacy',
];

/** Entries that export all types that they mention; `mvf` has an entry for each version. */
const SELF_CONTAINED = new Set([
  '@brand/venue/index',
  '@brand/web-sdk/index',
  '@brand/web-sdk-react/index',
  '@brand/web-sdk-legacy/v5',
  '@brand/web-sdk-legacy/v4',
  '@brand/react-native-sdk-legacy/v5',
  '@brand/react-native-sdk-legacy/v4',
  '@brand/react-native-sdk-legacy/v3',
]);

const SILENT: IConfigMessageReportingTable = {
  default: { logLevel: ExtractorLogLevel.None, addToApiReportFile: false },
};

/** Describes the public API of the packages from the output of `emitDeclarations`. */
export function makeApiReports(declarations: string): ApiReport[] {
  const entries = REPORTED_PACKAGES.flatMap((name) => {
    const sdkPackage = readSdkPackage(name);
    return sdkPackage.entries.map((entry) => ({
      sdkPackage,
      config: configure(sdkPackage, entry, declarations),
    }));
  });
  // One program for all packages: parsing the types of three takes longer than all the rest.
  const [first, ...others] = entries.map(({ config }) => config);
  const compilerState = CompilerState.create(first!, {
    additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
  });
  return entries.map(({ sdkPackage, config }) => report(sdkPackage, config, compilerState));
}

/** Files of the recorded reports. */
export function findReports(): string[] {
  return REPORTED_PACKAGES.map((name) => join(ROOT, 'packages', name, 'api-report'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .map((file) => relative(ROOT, file));
}

function configure(
  sdkPackage: SdkPackage,
  entry: PackageEntry,
  declarations: string,
): ExtractorConfig {
  const projectFolder = join(declarations, relative(ROOT, sdkPackage.folder));
  const reportFolder = join(projectFolder, 'api-report');
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: declarationOf(entry.source, declarations),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable', 'ESNext.Disposable'],
            module: 'ESNext',
            moduleResolution: 'Bundler',
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: true,
            types: [],
          },
          files: sdkPackage.entries.map(({ source }) => declarationOf(source, declarations)),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.name}.api.md`,
        reportFolder,
        reportTempFolder: reportFolder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false },
        },
        extractorMessageReporting: {
          ...SILENT,
          // Allowed elsewhere, because features mention types of the main entry.
          'ae-forgotten-export': {
            logLevel: ExtractorLogLevel.None,
            addToApiReportFile: SELF_CONTAINED.has(`${sdkPackage.name}/${entry.name}`),
          },
          'ae-unresolved-inheritdoc-reference': { logLevel: ExtractorLogLevel.Error },
        },
        tsdocMessageReporting: SILENT,
      },
    },
  });
}

function report(
  sdkPackage: SdkPackage,
  config: ExtractorConfig,
  compilerState: CompilerState,
): ApiReport {
  rmSync(config.reportFilePath, { force: true });
  mkdirSync(config.reportFolder, { recursive: true });
  const problems: string[] = [];
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message: ExtractorMessage) => {
      if (message.logLevel === ExtractorLogLevel.Error) problems.push(placed(message));
      message.handled = true;
    },
  });
  if (problems.length > 0) {
    throw new Error(`Declarations are wrong.\n${problems.join('\n')}`);
  }
  const name = config.reportFilePath.slice(config.reportFolder.length + 1);
  return {
    file: relative(ROOT, join(sdkPackage.folder, 'api-report', name)),
    text: readFileSync(config.reportFilePath, 'utf8'),
  };
}

/** Prefixes the file, which may belong to another package than the reported one. */
function placed({ sourceFilePath, text }: ExtractorMessage): string {
  return sourceFilePath === undefined ? text : `${relative(ROOT, sourceFilePath)}: ${text}`;
}
