import { describe, expect, test } from 'vitest';
import { listPopularTasks, type VersionPages } from './list-popular-tasks';

const VERSIONS: VersionPages[] = [
  {
    name: '5.0',
    isLast: true,
    path: '/portal/ios-sdk',
    docs: [{ path: '/portal/ios-sdk/getting-started' }, { path: '/portal/ios-sdk/wayfinding' }],
  },
  {
    name: '4.0',
    isLast: false,
    path: '/portal/ios-sdk/4.0',
    docs: [{ path: '/portal/ios-sdk/4.0/getting-started' }],
  },
];

function versionsOf(section: string): VersionPages[] | undefined {
  return section === 'ios-sdk' ? VERSIONS : undefined;
}

function tasksFor(section: string | undefined, tag: string) {
  const context = { locale: 'en', tags: ['default', tag], ...(section && { section }) };
  return listPopularTasks(context, versionsOf, (path) => `/portal${path}`);
}

describe('popular tasks', () => {
  test("lead to the pages of the reader's SDK", () => {
    expect(tasksFor('ios-sdk', 'docs-ios-sdk-5.0')).toEqual([
      { label: 'Show a first map', address: '/portal/ios-sdk/getting-started' },
      { label: 'Draw a route to a place', address: '/portal/ios-sdk/wayfinding' },
    ]);
  });

  test('stay in an older version where it has the page, and otherwise name the latest', () => {
    expect(tasksFor('ios-sdk', 'docs-ios-sdk-4.0')).toEqual([
      { label: 'Show a first map', address: '/portal/ios-sdk/4.0/getting-started' },
      { label: 'Draw a route to a place', address: '/portal/ios-sdk/wayfinding', version: '5.0' },
    ]);
  });

  test.each([undefined, 'docs', 'showcase'])('are general in the section %s', (section) => {
    const tasks = tasksFor(section, 'docs-ios-sdk-5.0');
    expect(tasks).toHaveLength(8);
    expect(tasks).toContainEqual({
      label: 'Try the demo keys and maps',
      address: '/portal/docs/demo-keys-and-maps',
    });
  });
});
