import { describe, expect, test } from 'vitest';
import { groupSdkSidebar } from './sdk-sidebar.ts';

describe('groupSdkSidebar', () => {
  test('puts the start page first, then getting started, then the API reference', async () => {
    const items = await sidebarOf('wayfinding', 'api-reference', 'getting-started', 'index');
    expect(items.slice(0, 3)).toEqual([
      { type: 'doc', id: 'index' },
      { type: 'doc', id: 'getting-started' },
      { type: 'doc', id: 'api-reference' },
    ]);
  });

  test('groups the pages in a fixed order', async () => {
    const items = await sidebarOf('release-notes', 'markers', 'labels', 'react', 'camera');
    expect(items).toEqual([
      group('Frameworks', 'react'),
      group('Map and camera', 'camera'),
      group('On the map', 'labels', 'markers'),
      group('Operate', 'release-notes'),
    ]);
  });

  test('shows only pages that the version has', async () => {
    expect(await sidebarOf('index')).toEqual([{ type: 'doc', id: 'index' }]);
  });

  test('names pages without a group, and their folder', async () => {
    await expect(sidebarOf('index', 'teleport', 'hover')).rejects.toThrow(
      'docs/version-1.0: no place in the sidebar for teleport, hover. ' +
        'Add the page to a group in config/sdk-sidebar.ts.',
    );
  });
});

type Arguments = Parameters<typeof groupSdkSidebar>[0];

async function sidebarOf(...ids: string[]) {
  const docs = ids.map((id) => ({ id }));
  const version = { contentPath: 'docs/version-1.0' };
  return groupSdkSidebar({ docs, version } as unknown as Arguments);
}

function group(label: string, ...ids: string[]) {
  const items = ids.map((id) => ({ type: 'doc', id }));
  return { type: 'category', label, items, collapsible: false, collapsed: false };
}
