import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';
import { SAMPLES_BUILD } from './screenshot-files.ts';

const EXAMPLES = join(ROOT, 'examples');
const ASSET = /'https:\/\/portal\.brand\.example\/samples\/([^']+)'/g;

/** Files that samples load from the portal, so that pasted code finds them: paths below `examples/`. */
export function listAssets(): readonly string[] {
  const samples = globSync('{web-sdk,data-sync}/*/*/*.{ts,tsx,sh}', { cwd: EXAMPLES });
  return [...new Set(samples.flatMap(assetsIn))].toSorted();
}

/** Copies the assets of samples below `/samples`, whose files every page may load. */
export function publishAssets(): void {
  for (const asset of listAssets()) cpSync(join(EXAMPLES, asset), join(SAMPLES_BUILD, asset));
}

function assetsIn(sample: string): string[] {
  const text = readFileSync(join(EXAMPLES, sample), 'utf8');
  return [...text.matchAll(ASSET)].map(([, path = '']) => path);
}
