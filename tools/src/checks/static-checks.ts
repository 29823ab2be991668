import type { PlannedStep } from '../run/task-graph.ts';

const TYPED_WORKSPACES = [
  'apps/power-bi-visual',
  'apps/viewer',
  'packages/data-sync',
  'packages/geo',
  'packages/mvf',
  'packages/native-api',
  'packages/react-native-sdk',
  'packages/reference',
  'packages/rest-api',
  'packages/search-engine',
  'packages/server',
  'packages/service-kit',
  'packages/sql-database',
  'packages/test-kit',
  'packages/upgrade',
  'packages/venue',
  'packages/venue-questions',
  'packages/viewer-embed',
  'packages/web-sdk',
  'packages/web-sdk-legacy',
  'packages/web-sdk-react',
  'packages/wire',
  'packages/text-analysis',
  'packages/third-party-notices',
  'venues',
  'services/assistant',
  'services/portal',
  'services/private-maps',
  'services/rest',
  'services/search',
  'tools',
  'tools/src/phone-pictures',
  'tools/src/samples/react-native-stubs',
  'site',
  'e2e',
  'bench',
];

/** Skipped by `npm test`, which compiles samples to collect their symbols. */
export const SAMPLE_TYPES = 'Types: examples';

/** Checks that run before any build: types, lint, format, direction of imports. */
export const STATIC_CHECKS: readonly PlannedStep[] = [
  {
    title: 'Types',
    command: process.execPath,
    args: ['tools/src/checks/check-types.ts', ...TYPED_WORKSPACES],
  },
  { title: SAMPLE_TYPES, command: process.execPath, args: ['tools/src/samples/check.ts'] },
  { title: 'Lint', command: 'oxlint', args: ['--quiet'] },
  { title: 'Styles', command: 'stylelint', args: ['site/src/**/*.css'] },
  scriptStep('Prose', 'commands/prose'),
  { title: 'Spelling', command: process.execPath, args: ['tools/src/checks/check-spelling.ts'] },
  { title: 'Format', command: 'oxfmt', args: ['--check'] },
  {
    title: 'Directions of dependency',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      'brand.ts',
      'load-brand.ts',
      'apps',
      'packages',
      'venues',
      'site',
      'services',
      'tools',
      'tools/src/phone-pictures',
      'bench',
      'e2e',
    ],
  },
];

/** A step that runs a file of `tools/src`. */
export function scriptStep(title: string, name: string, args: readonly string[] = []): PlannedStep {
  const quiet = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';
  return { title, command: process.execPath, args: [quiet, `tools/src/${name}.ts`, ...args] };
}

/** The step with dependencies on others. */
export function after(needed: readonly PlannedStep[], step: PlannedStep): PlannedStep {
  return { ...step, needs: needed.map(({ title }) => title) };
}
