import type { Step } from './run-step.ts';

const TYPED_WORKSPACES = [
  'packages/geo',
  'packages/mvf',
  'packages/reference',
  'packages/test-kit',
  'packages/venue',
  'packages/web-sdk',
  'venues',
  'site',
  'services/portal',
  'tools',
  'e2e',
  'bench',
];

/** What must hold before anything is built: types, lint, format, direction of imports. */
export const STATIC_CHECKS: readonly Step[] = [
  ...TYPED_WORKSPACES.map((workspace) => ({
    title: `Types: ${workspace}`,
    command: 'tsc',
    args: ['--noEmit', '-p', workspace],
  })),
  { title: 'Types: examples', command: process.execPath, args: ['tools/src/samples/check.ts'] },
  { title: 'Lint', command: 'oxlint', args: ['--quiet'] },
  { title: 'Format', command: 'oxfmt', args: ['--check'] },
  {
    title: 'Directions of dependency',
    command: 'depcruise',
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      'brand.ts',
      'packages',
      'venues',
      'site',
      'services',
      'tools',
      'bench',
      'e2e',
    ],
  },
];
