import { expect, test } from 'vitest';
import { workerKindOf } from './index.ts';

test.each([
  ['/assets/js/worker-workbench.1a2b.js', 'workers'],
  ['/assets/playground/worker-types-1a2b.js', 'workers'],
  ['/assets/js/wasm-worker-gis.1a2b.js', 'wasmWorkers'],
  ['/assets/js/fetch-worker-file.1a2b.js', 'fetchWorkers'],
  ['/offline-worker.js', 'workers'],
  ['/docs/offline-worker.js', undefined],
  ['/assets/js/main.1a2b.js', undefined],
  ['/assets/js/ask-worker-1a2b.js', undefined],
  ['/assets/js/worker-workbench.1a2b.js.br', undefined],
  ['/docs/assets/js/worker-workbench.1a2b.js', undefined],
])('classifies %s as %s', (path, kind) => {
  expect(workerKindOf(path)).toBe(kind);
});
