import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MdastNode } from '../../markdown/mdast.ts';
import remarkVerified from './remark-verified.ts';

const PAGE = 'site/web-sdk_versioned_docs/version-6.0/camera.mdx';
const SAMPLE = 'web-sdk/6.0/camera/main.ts';
const intro = { type: 'paragraph', children: [] };
const heading = { type: 'heading', children: [] };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verified-'));
  write('symbols/web-sdk/6.0.json', JSON.stringify({ release: '6.0.2' }));
  write('symbols/ios-sdk/5.0.json', JSON.stringify({ release: '5.2.0' }));
  write(
    'symbols/android-sdk/5.0.json',
    JSON.stringify({ release: '5.2.0', compiler: 'Kotlin 2.4.20' }),
  );
  write('symbols/android-sdk/4.0.json', JSON.stringify({ release: '4.1.2' }));
  write('symbols/web-sdk/5.0.json', JSON.stringify({ release: '5.12.0' }));
  write(
    'web-sdk_versioned_docs/version-6.0/release-notes.mdx',
    '---\n---\n\n## 6.0.1 - 2026-01-01\n',
  );
  write('web-sdk_versioned_docs/version-5.0/release-notes.mdx', 'Hi\n\n## 5.12.0 - 2026-01-01\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('remarkVerified', () => {
  test('adds the release below the intro, with a link to its notes', () => {
    const [first, line, ...rest] = verified([SAMPLE, SAMPLE], [intro, heading]);
    expect(first).toBe(intro);
    expect(line).toEqual({
      type: 'paragraph',
      data: { hProperties: { className: 'verified' } },
      children: [
        { type: 'text', value: 'Verified with ' },
        {
          type: 'link',
          url: '/web-sdk/release-notes',
          children: [{ type: 'text', value: 'Web SDK 6.0.2' }],
        },
      ],
    });
    expect(rest).toEqual([heading]);
  });

  test('links to the entry of the release if there is one', () => {
    const [line] = verified(['web-sdk/5.0/camera/main.ts'], [heading]);
    expect(JSON.stringify(line)).toContain('"/web-sdk/5.0/release-notes#5-12-0"');
  });

  test('names the compiler of Kotlin samples', () => {
    const [line] = verified(['android/5.0/build.gradle.kts', 'android/5.0/markers.kt'], [heading]);
    expect(JSON.stringify(line)).toContain('"Compiled with Kotlin 2.4.20 against "');
    expect(JSON.stringify(line)).toContain('Android SDK 5.2.0');
    expect(() => verified(['android/4.0/a.kt'], [heading])).toThrow('name no compiler');
  });

  test('states what was checked of samples that are not compiled', () => {
    const [line] = verified(['ios/5.0/Package.swift', 'ios/5.0/markers.swift'], [heading]);
    expect(JSON.stringify(line)).toContain(
      '"Not compiled; names, labels and types checked against "',
    );
    expect(JSON.stringify(line)).toContain('iOS SDK 5.2.0');
    expect(verified(['ios/5.0/Package.swift'], [heading])).toEqual([heading]);
  });

  test('lists every version that a page shows', () => {
    const [, line] = verified([SAMPLE, 'web-sdk/5.0/a/main.tsx'], [intro]);
    expect(JSON.stringify(line)).toMatch(/Web SDK 6\.0\.2.* and .*Web SDK 5\.12\.0/);
  });

  test('lists a package once if several versions share it', () => {
    write('symbols/mvf/1.json', JSON.stringify({ release: '3.0.0' }));
    write('symbols/mvf/3.json', JSON.stringify({ release: '3.0.0' }));
    const [, line] = verified(['mvf/1/a/main.ts', 'mvf/3/b.ts'], [intro]);
    expect(JSON.stringify(line).match(/3\.0\.0/g)).toHaveLength(1);
  });

  test.each([
    ['without samples', [], PAGE],
    ['with samples that are not compiled', ['web-sdk/6.0/camera/index.html'], PAGE],
    ['with samples of an unknown line', ['web-sdk/9.0/camera/main.ts'], PAGE],
    ['that is a part of another', [SAMPLE], 'site/src/pages/_home/live-map/code/mall.mdx'],
  ])('adds nothing on a page %s', (_what, samples, path) => {
    expect(verified(samples, [intro], path)).toEqual([intro]);
  });
});

function verified(samples: readonly string[], children: MdastNode[], path = PAGE): MdastNode[] {
  const root = { type: 'root', children: [...children] };
  const options = { symbolsFolder: join(folder, 'symbols'), siteFolder: folder };
  remarkVerified(options)(root, { path, data: { samples } });
  return root.children;
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
