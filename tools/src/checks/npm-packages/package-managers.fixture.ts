import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { jsonText, writeFileInFolder } from '../../shared/create-dist.ts';

/** A project's way to install packages, with a registry of its own for one scope. */
export type PackageManager = {
  readonly name: string;
  /** Its script below `node_modules`. npm comes with Node. */
  readonly script?: string;
  /** Writes the settings that a reader would. */
  readonly configure: (project: string, registry: ScopedRegistry) => void;
  /** Arguments that install what `package.json` lists. */
  readonly install: readonly string[];
  /** Command that runs a program of an installed package, or arguments of the script. */
  readonly run: readonly string[];
};

export type ScopedRegistry = {
  /** Such as `@acme`. */
  readonly scope: string;
  readonly url: string;
};

const VERSIONS = { pnpm: '10.34.9', yarn: '1.22.22', '@yarnpkg/cli-dist': '4.18.1' };

export const PACKAGE_MANAGERS: readonly PackageManager[] = [
  {
    name: 'npm',
    configure: writeNpmrc,
    install: [
      'npm',
      'install',
      '--cache',
      '.npm-cache',
      '--no-audit',
      '--no-fund',
      // Machines may be configured to leave URLs out of lock files.
      '--omit-lockfile-registry-resolved=false',
    ],
    run: ['npx'],
  },
  {
    name: 'pnpm',
    script: 'pnpm/bin/pnpm.cjs',
    configure: writeNpmrc,
    install: ['install', '--store-dir', '.pnpm-store', '--no-frozen-lockfile'],
    run: ['exec'],
  },
  {
    name: 'Yarn 1',
    script: 'yarn/bin/yarn.js',
    configure: writeNpmrc,
    install: ['install', '--cache-folder', '.yarn-cache', '--no-progress'],
    run: ['--silent', 'run'],
  },
  {
    name: 'Yarn 4',
    script: '@yarnpkg/cli-dist/bin/yarn.js',
    configure: writeYarnrc,
    install: ['install'],
    run: ['run'],
  },
];

/** Installs the package managers besides npm, without the scripts that packages may run then. */
export function installPackageManagers(folder: string): void {
  writeFileInFolder(
    join(folder, 'package.json'),
    jsonText({ private: true, dependencies: VERSIONS }),
  );
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  });
}

/** A command of a package manager that was installed into a folder. */
export function commandOf(
  { script }: PackageManager,
  args: readonly string[],
  folder: string,
): readonly string[] {
  return script === undefined
    ? args
    : [process.execPath, join(folder, 'node_modules', script), ...args];
}

function writeNpmrc(project: string, { scope, url }: ScopedRegistry): void {
  const lines = [
    `${scope}:registry=${url}`,
    `registry=${readDefaultRegistry()}`,
    // React Native is large, and only its types would be used here.
    'legacy-peer-deps=true',
    'auto-install-peers=false',
  ];
  writeFileInFolder(join(project, '.npmrc'), `${lines.join('\n')}\n`);
}

function writeYarnrc(project: string, { scope, url }: ScopedRegistry): void {
  const defaultRegistry = readDefaultRegistry();
  const settings = {
    nodeLinker: 'node-modules',
    npmRegistryServer: defaultRegistry,
    npmScopes: { [scope.slice(1)]: { npmRegistryServer: url } },
    unsafeHttpWhitelist: [new URL(url).hostname, new URL(defaultRegistry).hostname],
    enableGlobalCache: false,
    enableTelemetry: false,
    enableImmutableInstalls: false,
    // It caches package documents by the host, whatever its port, and those of exact versions for ever.
    globalFolder: '.yarn-global',
  };
  // YAML includes JSON.
  writeFileInFolder(join(project, '.yarnrc.yml'), jsonText(settings));
  // Marks a project of its own, even if a folder above has one.
  writeFileInFolder(join(project, 'yarn.lock'), '');
}

/** Where third-party packages come from. */
function readDefaultRegistry(): string {
  return execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
