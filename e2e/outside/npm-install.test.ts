import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import {
  commandsOf,
  packagesToInstall,
  registryCommands,
  uninstalledImports,
} from './npm-install.ts';

function shell(text: string): Block {
  return {
    title: undefined,
    language: 'sh',
    text,
    page: '/docs/a',
    position: 1,
    heading: '',
    version: undefined,
    isReact: false,
    whole: [],
  };
}

const REGISTRY = 'npm config set --location=project @acme:registry=http://localhost:3000/npm/';
const BLOCKS = [
  shell(`# Once\n${REGISTRY}\nnpm install @acme/mvf@^3 jose@6.2.17 --save-exact`),
  shell('npm install @acme/mvf && node a.ts \\\n  venue.zip'),
];

test('lines of shell blocks are commands, without comments and with their continuation', () => {
  expect(commandsOf(BLOCKS)).toEqual([
    REGISTRY,
    'npm install @acme/mvf@^3 jose@6.2.17 --save-exact',
    'npm install @acme/mvf',
    'node a.ts    venue.zip',
  ]);
});

test('packages are installed once, in the range that was named first', () => {
  expect(packagesToInstall(BLOCKS)).toEqual(['@acme/mvf@^3', 'jose@6.2.17']);
  expect(registryCommands(BLOCKS)).toEqual([REGISTRY]);
});

test('an import without an install line is found by the name of its package', () => {
  const code = [
    "import { readBundle } from '@acme/mvf/read';",
    "import 'node:fs';",
    "import { z } from 'zod/v4';",
    "import { own } from './own.ts';",
    "import {\n  a,\n  b,\n} from '@acme/web-sdk';",
  ].join('\n');
  expect(uninstalledImports([code], BLOCKS, /^node:/)).toEqual(['zod', '@acme/web-sdk']);
});
