import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

type Import = { readonly file: string; readonly path: string };

const imports: readonly Import[] = globSync('src/**/*.{ts,tsx}', { cwd: SITE_ROOT }).flatMap(
  (file) =>
    [...readFileSync(join(SITE_ROOT, file), 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(
      ([, path = '']) => ({ file, path }),
    ),
);

/** `search` and `print-map-styler` are rooms of their own, `kit` is one as a whole. */
function roomOf(file: string): string {
  const [, room = '', name = ''] = file.split('/');
  return room === 'features' || room === 'tools' ? `${room}/${name}` : room;
}

test('imports inside a room are relative', () => {
  const wrong = imports.filter(
    ({ file, path }) =>
      path.startsWith('@site/src/') && roomOf(path.slice('@site/'.length)) === roomOf(file),
  );
  expect(wrong).toEqual([]);
});

/** Node, workers and frames are bundled or run without the alias; their imports end in `.ts`. */
test('imports across rooms begin with @site/src, unless Node resolves them', () => {
  const wrong = imports.filter(({ file, path }) => {
    if (!path.startsWith('.') || /\.\w+$/.test(path)) return false;
    const target = join(dirname(file), path);
    return target.startsWith('src/') && roomOf(target) !== roomOf(file);
  });
  expect(wrong).toEqual([]);
});
