import { describe, expect, test } from 'vitest';
import { highlightCode } from '../../markdown/highlight-code.ts';
import { GRAMMARS } from './grammars.ts';
import { tokenizeCode } from './tokenize-code.ts';

const SAMPLES: Readonly<Record<string, string>> = {
  ts: "import { showVenue } from '@acme/web-sdk';\n\n// A map\nconst map = await showVenue('#map', { venueId: `a-${1 + 2}`, key: 'demo' });\nmap.on<'click'>('click', ({ spaces }) => console.log(spaces[0]?.name));",
  tsx: 'export default function App() {\n  return <Map venueId="mall" onClick={() => go(1)}>text</Map>;\n}',
  json: '{ "venue": "mall", "floors": [1, true, null] }',
  sh: 'npm install @acme/web-sdk # the SDK\nexport KEY="a$B"',
  swift:
    '/// A map\nfinal class Shop: UIViewController {\n  let map = MapView(frame: .zero)\n  func show() async throws { try await map.show("mall", options: [1, 2]) }\n}',
  kotlin:
    'class Shop : Activity() {\n  val map = MapView(this) // a map\n  fun go(name: String) = map.show("mall $name", 2)\n}',
  xml: '<manifest package="a"><!-- b --><uses-permission android:name="c" /></manifest>',
  html: '<div id="map" class="a"></div>\n<script type="module">const a = "b";</script>',
  css: '#map {\n  height: 100vh; /* all */\n  color: var(--a);\n}',
  php: "<?php\n$map = show('mall', ['a' => 1]); // b\necho \"x $map\";",
  python: 'import json\n\ndef go(a: int) -> str:\n    """b"""\n    return f"{a}"  # c',
  powershell: '$map = Get-Item "a" # b\nWrite-Host $map -Force',
  vb: 'Dim map As String = "a" \' b',
};

/** One class for each character that is not white space. */
function classesOf(runs: readonly { text: string; className: string | undefined }[]): string[] {
  return runs.flatMap(({ text, className }) =>
    [...text].filter((each) => each.trim() !== '').map((each) => `${each} ${className ?? ''}`),
  );
}

/** The runs of a page's HTML, which has only spans and character references. */
function runsOf(html: string) {
  const parts = html.split(/(<span class="[\w-]+">[^<]*<\/span>)/);
  return parts.map((part) => {
    const [, className, inner = part] = /^<span class="([\w-]+)">([^<]*)<\/span>$/.exec(part) ?? [];
    const text = inner.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    return { text: text.replaceAll('&#39;', "'").replaceAll('&amp;', '&'), className };
  });
}

/** Pages join dots and colons to the token before them. */
function isColored(each: string): boolean {
  return !/^[.:?]/.test(each);
}

describe('tokenizeCode', () => {
  test.each(Object.keys(SAMPLES))('classifies tokens of %s as the pages do', async (language) => {
    const code = SAMPLES[language] ?? '';
    const runs = (await tokenizeCode(code, language)) ?? [];
    expect(runs.map(({ text }) => text).join('')).toBe(code);
    const expected = classesOf(runsOf(await highlightCode(code, language)));
    expect(classesOf(runs).filter(isColored)).toEqual(expected.filter(isColored));
    expect(new Set(runs.map(({ className }) => className)).size).toBeGreaterThan(1);
  });

  test.each([...GRAMMARS])('knows the grammar of %s', async (_language, { name, load }) => {
    expect((await load()).default.at(-1)?.name).toBe(name);
  });

  test('leaves unknown languages plain', async () => {
    expect(await tokenizeCode('a', 'cobol')).toBeUndefined();
    expect(await tokenizeCode('a', 'constructor')).toBeUndefined();
  });
});
