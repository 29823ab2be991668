import { describe, expect, test } from 'vitest';
import type { Reference } from '../model.ts';
import { symbolMarkdown } from './reference-markdown.ts';

const reference: Reference = {
  format: 1,
  sdk: 'web-sdk',
  version: '6.0',
  release: '6.0.0',
  title: 'Web SDK 6.0',
  language: 'typescript',
  modules: [{ id: 'index', importName: '@acme/web-sdk', summary: 'Maps.' }],
  symbols: [
    { id: 'Markers', name: 'Markers', kind: 'interface', module: 'index', summary: 'All markers.' },
    {
      id: 'Markers.add',
      name: 'add',
      kind: 'method',
      module: 'index',
      parent: 'Markers',
      summary: 'Adds to [all](ref:Markers).',
      signatures: [
        { parameters: [{ name: 'at', type: ['string'] }], returns: [['Markers', 'Markers']] },
      ],
    },
    {
      id: 'Markers.rank',
      name: 'rank',
      kind: 'property',
      module: 'index',
      parent: 'Markers',
      summary: 'Who comes first.',
      type: ['number'],
      isOptional: true,
      defaultValue: '1',
    },
  ],
};
const texts = symbolMarkdown(reference, (id) => `https://docs.example/api#${id}`);

/** The same API as a native SDK declares it. */
function nativeReference(language: 'swift' | 'kotlin'): Reference {
  const at = { name: 'at', type: ['String'], defaultValue: '"a"' };
  return {
    ...reference,
    language,
    symbols: [
      { id: 'Markers', name: 'Markers', kind: 'class', module: 'index', summary: 'All markers.' },
      {
        id: 'Markers.add',
        name: 'add',
        kind: 'method',
        module: 'index',
        parent: 'Markers',
        summary: 'Adds.',
        examples: ['markers.add("b")'],
        signatures: [
          {
            parameters: [language === 'swift' ? { ...at, label: '_' } : at],
            returns: ['Markers'],
            effects: language === 'swift' ? ['async', 'throws'] : ['suspend'],
          },
        ],
      },
      {
        id: 'Markers.rank',
        name: 'rank',
        kind: 'property',
        module: 'index',
        parent: 'Markers',
        summary: 'Who comes first.',
        type: ['Double'],
        defaultValue: '1',
      },
    ],
  };
}

describe('symbolMarkdown', () => {
  test('describes a symbol and lists its members without anchors', () => {
    expect(texts.get('Markers')).toBe(
      `# Markers

Web SDK 6.0, interface of \`@acme/web-sdk\`.

All markers.

- \`add(at: string): Markers\`: Adds to [all](https://docs.example/api#Markers). See [Markers](https://docs.example/api#Markers).
- \`rank?: number\`: Who comes first. Default: 1.
`,
    );
  });

  test('returns a text for each member', () => {
    expect(texts.get('Markers.add')).toContain('```ts\nadd(at: string): Markers\n```');
    expect(texts.get('Markers.rank')).toContain('```ts\nrank?: number\n```\n\nDefault: 1.');
  });

  test.each([
    ['swift', 'func add(_ at: String = "a") async throws -> Markers', 'var rank: Double = 1'],
    ['kotlin', 'suspend fun add(at: String = "a"): Markers', 'var rank: Double = 1'],
  ] as const)('writes %s in its own fences', (language, method, property) => {
    const native = symbolMarkdown(nativeReference(language), (id) => `#${id}`);
    expect(native.get('Markers.add')).toContain(`\`\`\`${language}\n${method}\n\`\`\``);
    expect(native.get('Markers.add')).toContain(`\`\`\`${language}\nmarkers.add("b")\n\`\`\``);
    expect(native.get('Markers.rank')).toContain(`\`\`\`${language}\n${property}\n\`\`\``);
    expect(native.get('Markers')).toContain(`- \`${method}\`: Adds.`);
    expect([...native.values()].join('')).not.toContain('```ts');
  });
});
