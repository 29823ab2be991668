import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type EmbedChoice, writeSnippet } from './snippets';

const PLACE = { viewerUrl: 'https://maps.example/viewer/', packageScope: '@acme' };
const CHOICE: EmbedChoice = {
  venue: 'harbour-mall',
  mode: 'directory',
  language: 'pt',
  title: 'Map of the mall',
  height: 500,
};

describe('writeSnippet', () => {
  test('writes a frame with the full URL, a title and a size', () => {
    expect(writeSnippet('iframe', CHOICE, PLACE)).toBe(`<iframe
  src="https://maps.example/viewer/?venue=harbour-mall&amp;language=pt&amp;mode=directory&amp;embedded=true"
  title="Map of the mall"
  allow="clipboard-write"
  style="border: 0; width: 100%; height: 500px"
></iframe>`);
  });

  test('writes a script that starts the viewer in an element', () => {
    expect(writeSnippet('script', CHOICE, PLACE)).toContain(
      "await startViewer({ root: '#map', venue: 'harbour-mall', mode: 'directory', language: 'pt' });",
    );
  });

  test('omits options that were not chosen', () => {
    const plain = writeSnippet('script', { venue: 'a', title: 'A', height: 400 }, PLACE);
    expect(plain).toContain("startViewer({ root: '#map', venue: 'a' })");
  });

  const title = `"><script>alert('1')</script>\\`;
  test('escapes a title that would end the code', () => {
    for (const kind of ['iframe', 'script'] as const) {
      expect(writeSnippet(kind, { ...CHOICE, title }, PLACE)).not.toContain('<script>alert');
    }
    const code = writeSnippet('react', { ...CHOICE, title }, PLACE);
    const { diagnostics } = ts.transpileModule(code, {
      reportDiagnostics: true,
      fileName: 'map.tsx',
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    });
    expect(diagnostics).toEqual([]);
    expect(code).toContain(String.raw`title: '">\x3cscript>alert(\'1\')\x3c/script>\\',`);
  });
});
