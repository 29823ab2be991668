import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { describe, expect, test } from 'vitest';
import { insertChangelog } from '../config/changelog.ts';
import { VERSIONED_INSTANCES } from '../config/instances.ts';
import { RELEASE_HEADING, releaseNotesOfFile } from '../config/release-notes.ts';
import { listFences } from '../src/markdown/list-fences.ts';
import { readContentPages, SITE_ROOT } from './content-pages.ts';
import { isOutline } from './guide-rules.ts';

/**
 * Manifests by the version whose newest release they name; versions without one are not checked.
 */
const MANIFESTS: Readonly<Record<string, string>> = {
  'web-sdk 6.0': 'web-sdk',
  'web-sdk 5.0': 'web-sdk-legacy/src/v5',
  'web-sdk 4.0': 'web-sdk-legacy/src/v4',
  'react-native-sdk 6.0': 'react-native-sdk',
  'react-native-sdk 5.0': 'react-native-sdk-legacy/src/v5',
  'react-native-sdk 4.0': 'react-native-sdk-legacy/src/v4',
  'react-native-sdk 3.0': 'react-native-sdk-legacy/src/v3',
};
/** Native versions have no manifest; their declarations name the newest release. */
const NATIVE_RELEASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ios-sdk': IOS_RELEASES,
  'android-sdk': ANDROID_RELEASES,
};
const PARTS = new Set([
  'Breaking',
  'Added',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
  'Security',
]);

const notes = readContentPages(VERSIONED_INSTANCES.map(({ id }) => `${id}_versioned_docs`)).filter(
  (page) => releaseNotesOfFile(page.file) && !isOutline(page),
);

test.each(notes.map((page) => [page.file, page] as const))(
  'checks the form of %s',
  (file, { body }) => {
    const { sdk, version } = releaseNotesOfFile(file)!;
    const manifest = join(
      SITE_ROOT,
      '../packages',
      MANIFESTS[`${sdk} ${version}`] ?? '',
      'package.json',
    );
    const release = existsSync(manifest)
      ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version
      : NATIVE_RELEASES[sdk]?.[version];
    expect(findProblems(insertChangelog(body), { version, release })).toEqual([]);
  },
);

describe('release notes', () => {
  const line = { version: '6.0', release: '6.1.0' };
  const right =
    '## 6.1.0 - 2026-02-01\n\n### Added\n\n- A.\n\n## 6.0.0 - 2026-01-01\n\n### Fixed\n\n- B.\n';

  test('pass in the right form', () => {
    expect(findProblems(right, line)).toEqual([]);
  });

  test.each([
    ['no releases', 'Text.', 'no release'],
    ['another heading', right.replace('6.0.0 - ', '6.0.0, '), '"6.0.0, 2026-01-01"'],
    ['a day that is none', right.replace('2026-01-01', '2026-02-31'), '2026-02-31 is no day'],
    ['the oldest first', right.replace('2026-02-01', '2025-01-01'), '6.1.0 stands above 6.0.0'],
    ['releases out of order', right.replace('6.0.0', '6.2.0'), '6.1.0 stands above 6.2.0'],
    ['a release of another line', right.replace('6.0.0', '5.9.0'), '5.9.0 is not of the line 6.0'],
    ['another part', right.replace('Fixed', 'Stuff'), '"Stuff"'],
    [
      'an older release than the package',
      right.replace('6.1.0', '6.0.9'),
      'newest is 6.0.9, the package is 6.1.0',
    ],
    ['an empty release', right.replace('### Fixed\n\n- B.\n', ''), '6.0.0 says nothing'],
  ])('fail with %s', (_what, body, message) => {
    expect(findProblems(body, line).join(' ')).toContain(message);
  });
});

type Line = { readonly version: string; readonly release: string | undefined };
type Entry = { readonly name: string; readonly day: string; readonly text: string };

function findProblems(body: string, line: Line): string[] {
  const { rest } = listFences(body);
  const problems: string[] = [];
  const entries: Entry[] = [];
  for (const section of rest.split(/^## /m).slice(1)) {
    const [heading = ''] = section.split('\n', 1);
    const [, name, day] = RELEASE_HEADING.exec(heading.trim()) ?? [];
    const text = section.slice(heading.length);
    if (name !== undefined && day !== undefined) entries.push({ name, day, text });
    else if (/^\d|release/i.test(heading)) {
      problems.push(`"${heading}" is not in the form "## 6.0.2 - 2026-11-03".`);
    }
  }
  if (entries.length === 0) return [...problems, 'has no release.'];
  const newest = entries[0]?.name;
  if (line.release !== undefined && newest !== line.release) {
    problems.push(`the newest is ${newest}, the package is ${line.release}.`);
  }
  return [
    ...problems,
    ...entries.flatMap((entry, at) => entryProblems(entry, entries[at + 1], line)),
  ];
}

function entryProblems(
  { name, day, text }: Entry,
  next: Entry | undefined,
  { version }: Line,
): string[] {
  const problems: string[] = [];
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  if (!isDay) problems.push(`${day} is no day.`);
  if (name.split('.')[0] !== version.split('.')[0]) {
    problems.push(`${name} is not of the line ${version}.`);
  }
  if (next && (next.day > day || compareReleases(name, next.name) <= 0)) {
    problems.push(`${name} stands above ${next.name}, but the newest comes first.`);
  }
  for (const [, part = ''] of text.matchAll(/^### (.*)$/gm)) {
    if (!PARTS.has(part)) problems.push(`"${part}" is none of ${[...PARTS].join(', ')}.`);
  }
  if (!/^[-*] |^\w/m.test(text.replaceAll(/^#.*$/gm, ''))) problems.push(`${name} says nothing.`);
  return problems;
}

function compareReleases(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((name) => name.split('.').map(Number));
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
