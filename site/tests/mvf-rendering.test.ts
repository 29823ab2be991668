import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ContentPage, readContentPages, SITE_ROOT } from './content-pages.ts';
import { findPictureProblems } from './guide-rules.ts';

const ROOT = join(SITE_ROOT, '..');
const pages = readContentPages(['content']).filter(({ file }) =>
  /\/mvf\/(?:v[12]\/(?:getting-started|render-with)|v3\/examples\/)/.test(file),
);
const rows = pages.map((page) => [page.file, page] as const);

/** All sources of messages on these pages: samples, our package, and the libraries. */
const said = [
  ...globSync(['examples/mvf/**/*.ts', 'packages/mvf/src/**/*.ts'], {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/*.gen.ts'],
  }),
  'node_modules/leaflet/dist/leaflet-src.js',
  'node_modules/@deck.gl/core/dist/lib/deck.js',
]
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')
  // Sentences that are split over two literals.
  .replaceAll(/['`] \+\n\s*['`]/g, '');

/** Messages in troubleshooting tables: code that ends like a sentence. */
function messagesOf({ body }: ContentPage): string[] {
  const [, section = ''] = body.split('\n## Troubleshooting {#when-it-goes-wrong}\n');
  return [...section.matchAll(/^\| `([^`]+ [^`]+)` /gm)].map(([, text = '']) => text);
}

/**
 * The constant parts of a message, split at an ellipsis, a file name, or the version that was
 * found.
 */
function piecesOf(message: string): string[] {
  return message
    .split(/found …|"…"|…|(?<=found MVF )\d|manifest\.geojson/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 3);
}

/** Messages of browsers and of Foundation. */
const OF_THE_PLATFORM =
  /^(?:Failed to fetch|Refused to load|mapkit is not|NSCocoa|URLError|CocoaError)/;

describe('the pages that draw MVF', () => {
  test('exist', () => expect(pages).toHaveLength(9));

  test.each(rows)('show an image or a live sample: %s', (_file, page) => {
    expect(findPictureProblems(page)).toEqual([]);
  });

  test.each(rows)('quote messages literally: %s', (_file, page) => {
    const messages = messagesOf(page).filter((message) => !OF_THE_PLATFORM.test(message));
    const invented = messages
      .flatMap(piecesOf)
      .filter((piece) => !said.includes(piece) && !said.includes(piece.replace(/\.$/, '')));
    expect(invented).toEqual([]);
  });

  test.each(rows.filter(([file]) => !file.includes('/v3/')))(
    'explain that they are superseded, and how to upgrade: %s',
    (_file, { body }) => {
      const [, notice = ''] =
        /:::warning\[Superseded by version 3\]([\s\S]*?)\n:::/.exec(body) ?? [];
      expect(notice).toMatch(/`npx mvf upgrade \S+\.zip -o \S+\.zip`/);
    },
  );
});
