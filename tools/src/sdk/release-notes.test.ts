import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';
import { listReportedSymbols } from './diff-api-reports.ts';
import { readReleaseClaims } from './release-claims.ts';

const NOTES = 'packages/web-sdk/CHANGELOG.md';

/** Names that apps can import from the Web SDK, with members, from the recorded reports. */
function publicSymbols(): ReadonlySet<string> {
  const own = reportedBy('web-sdk');
  // Members of re-exported classes are in the report of the declaring package.
  const handedOn = [...reportedBy('venue'), ...reportedBy('mvf')].filter((path) =>
    own.has(path.split('.')[0]!),
  );
  // Names of both packages are qualified as in the reference.
  const forReact = [...reportedBy('web-sdk-react')].map((path) =>
    own.has(path) ? `react.${path}` : path,
  );
  return new Set([...own, ...handedOn, ...forReact]);
}

function reportedBy(name: string): Set<string> {
  const folder = join(ROOT, 'packages', name, 'api-report');
  const reports = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(reports.flatMap((text) => [...listReportedSymbols(text).keys()]));
}

describe('the release notes of Web SDK 6.0', () => {
  const claims = readReleaseClaims(readFileSync(join(ROOT, NOTES), 'utf8'));
  const symbols = publicSymbols();

  test('list as added only names of the public API', () => {
    expect(claims.added.filter((path) => !symbols.has(path))).toEqual([]);
  });

  test('list as removed only names that the public API no longer has', () => {
    expect(claims.removed.filter((path) => symbols.has(path))).toEqual([]);
  });

  test('rely on a complete list of symbols', () => {
    expect(['showVenue', 'Camera.focusOn', 'Door.spaces', 'MapEvents.click', 'blueDot']).toSatisfy(
      (paths: string[]) => paths.every((path) => symbols.has(path)),
    );
    expect(symbols.has('Camera.doesNotExist')).toBe(false);
  });
});

describe.each([
  ['5.0', 'v5', ['FloatingLabels.add', 'VIEW_EVENT.CLICK', 'Location.isOpenAt']],
  ['4.0', 'v4', ['MapView.addMarker', 'VIEW_EVENT.POLYGON_CLICKED', 'Location.hours']],
])('the release notes of Web SDK %s', (version, line, examples) => {
  const file = join(ROOT, `site/web-sdk_versioned_docs/version-${version}/release-notes.mdx`);
  const claims = readReleaseClaims(readFileSync(file, 'utf8'));
  const report = join(ROOT, `packages/web-sdk-legacy/api-report/${line}.api.md`);
  const symbols = new Set(listReportedSymbols(readFileSync(report, 'utf8')).keys());

  test('list as added only names of the version', () => {
    expect(claims.added.filter((path) => !symbols.has(path))).toEqual([]);
  });

  test('list as removed only names that the version no longer has', () => {
    expect(claims.removed.filter((path) => symbols.has(path))).toEqual([]);
  });

  test('rely on a complete list of symbols', () => {
    expect(claims.added.length).toBeGreaterThan(20);
    expect(examples.filter((path) => !symbols.has(path))).toEqual([]);
    expect(symbols.has('Location.doesNotExist')).toBe(false);
  });
});

describe('the release notes of React Native SDK 6.0', () => {
  const file = 'packages/react-native-sdk/CHANGELOG.md';
  const claims = readReleaseClaims(readFileSync(join(ROOT, file), 'utf8'));
  const symbols = reportedBy('react-native-sdk');

  test('list as added only names of the public API', () => {
    expect(claims.added.length).toBeGreaterThan(10);
    expect(claims.added.filter((path) => !symbols.has(path))).toEqual([]);
  });

  test('list as removed only names that the public API no longer has', () => {
    expect(claims.removed.filter((path) => symbols.has(path))).toEqual([]);
  });
});

describe('readReleaseClaims', () => {
  test('takes the names at the start of entries below their headings', () => {
    const notes = `# Release notes

Mentions \`nothing\`.

## 6.1.0

### Breaking

- \`Markers.clear\` is removed. Use \`Markers.removeAll\`.
- \`Camera.set\` ends animations.

### Added

- \`Camera.tilt\`, [\`Camera.roll\`](./camera.mdx) and \`showVenue()\`: turn the view,
  as \`Other.name\` does.
- Faster start of \`showVenue\`.

### Removed

* \`Old\`

### Fixed

- \`Camera.zoom\` is right again.
`;
    expect(readReleaseClaims(notes)).toEqual({
      added: ['Camera.tilt', 'Camera.roll', 'showVenue'],
      removed: ['Markers.clear', 'Old'],
    });
  });
});
