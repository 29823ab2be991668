import { describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { withIndex } from './index.ts';
import { listOfPage, makeLlmsTexts, type MarkdownPage } from './llms-texts.ts';

function page(path: string): MarkdownPage {
  return { path, title: `Title of ${path}`, description: 'What it is.', markdown: `# ${path}` };
}

const texts = makeLlmsTexts(
  [
    page('/'),
    page('/docs/overview'),
    page('/web-sdk'),
    page('/web-sdk/markers'),
    page('/web-sdk/5.0/markers'),
  ],
  brand,
);

describe('llms.txt', () => {
  test('lists the newest pages as Markdown and links to older versions', () => {
    const text = texts.get('/llms.txt') ?? '';
    const { siteUrl } = brand;
    expect(text).toMatch(/^# .+\n\n> /);
    expect(text).toContain(
      `- [Title of /web-sdk/markers](${siteUrl}/web-sdk/markers.md): What it is.`,
    );
    expect(text).toContain(`(${siteUrl}/web-sdk.md)`);
    expect(text).toContain(`(${siteUrl}/index.md)`);
    expect(text).not.toContain('/web-sdk/5.0/markers.md');
    expect(text).toContain(`(${siteUrl}/web-sdk/5.0/llms.txt)`);
  });

  test('has one for each SDK and version', () => {
    expect(texts.get('/web-sdk/5.0/llms.txt')).toContain('/web-sdk/5.0/markers.md');
    expect(texts.get('/web-sdk/llms.txt')).not.toContain('/web-sdk/5.0/markers.md');
  });

  test('has a full text beside each', () => {
    expect(texts.get('/llms-full.txt')).toContain('# /web-sdk/markers');
    expect(texts.get('/llms-full.txt')).not.toContain('# /web-sdk/5.0/markers');
    expect(texts.get('/web-sdk/5.0/llms-full.txt')).toContain('# /web-sdk/5.0/markers');
  });
});

describe('index of a page', () => {
  test.each([
    ['/web-sdk/markers', '/web-sdk/llms.txt'],
    ['/web-sdk/5.0/markers', '/web-sdk/5.0/llms.txt'],
    ['/docs/overview', '/docs/llms.txt'],
    ['/playground', '/llms.txt'],
  ])('maps %s to the index %s', (path, list) => {
    expect(listOfPage(path)).toBe(list);
  });

  test('links to the index below its title', () => {
    expect(withIndex('# Markers\n\nPins.\n', '/llms.txt')).toBe(
      '# Markers\n\n> All pages: /llms.txt\n\nPins.\n',
    );
    expect(withIndex('Pins.\n', '/llms.txt')).toBe('> All pages: /llms.txt\n\nPins.\n');
  });
});
