import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MODEL_LIBRARY, MODEL_NAMES } from './model-library.ts';

const SITE = join(import.meta.dirname, '../../..');
const FOLDER = join(SITE, '../examples/web-sdk/6.0/3d-models-mapper/models');

describe('the model library', () => {
  it('lists every model, with its file', () => {
    const made = readdirSync(FOLDER).map((file) => file.replace('.glb', ''));

    expect(MODEL_NAMES).toEqual([...made, 'kiosk'].toSorted());
    expect(MODEL_LIBRARY.filter(({ url }) => !existsSync(fileURLToPath(url)))).toEqual([]);
  });

  it('matches the list on the page', () => {
    const page = readFileSync(join(SITE, 'content/docs/tools/3d-model-mapper.mdx'), 'utf8');
    const titles = MODEL_LIBRARY.map(({ title }) => title.toLowerCase());
    const list = `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;

    expect(page).toContain(`We made the ${titles.length} models for this tool: ${list}.`);
  });
});
