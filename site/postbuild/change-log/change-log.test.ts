import { describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import type { Changes } from '../../src/features/page-changes/node/load-changes.ts';
import { readPage } from '../../src/features/page-changes/node/read-pages.ts';
import { parseEntry } from '../../src/features/page-changes/node/read-record.ts';
import { findDeadSections } from './find-dead-sections.ts';
import { formatChangeLog } from './format-change-log.ts';

const labels = readPage('web-sdk/6.0/labels', '---\ntitle: Labels\n---\n\n## Add {#add}\n');
const changes: Changes = {
  pages: new Map(labels ? [[labels.id, labels]] : []),
  record: [
    entry('2026-11-18-b.md', 'changed', 'web-sdk/6.0/labels#add', 'Labels of {brand.name} fade.'),
    entry('2026-11-17-a.md', 'new', 'web-sdk/6.0/labels', 'The guide is published.'),
  ],
  unrecorded: [],
};

describe('the log of changes', () => {
  test('lists day, kind, reason and URLs, newest first', () => {
    const [, ...days] = formatChangeLog(changes, brand).split(/^(?=## )/m);
    expect(days).toEqual([
      `## 2026-11-18\n\n- Changed: Labels of ${brand.name} fade.\n  - ${brand.siteUrl}/web-sdk/labels#add\n\n`,
      `## 2026-11-17\n\n- New: The guide is published.\n  - ${brand.siteUrl}/web-sdk/labels\n`,
    ]);
  });
});

describe('findDeadSections', () => {
  test('accepts sections of built pages', () => {
    const page = { path: '/web-sdk/labels', sections: [builtSection('add')] };
    expect(findDeadSections(changes, [page], brand)).toEqual([]);
  });

  test('reports a section that the built page does not have', () => {
    const page = { path: '/web-sdk/labels', sections: [builtSection('add-a-label')] };
    expect(findDeadSections(changes, [page], brand)).toEqual([
      'page-changes/2026-11-18-b.md: /web-sdk/labels has no anchor "add". Correct the section.',
    ]);
  });

  test('reports a page that was not built', () => {
    expect(findDeadSections(changes, [], brand)).toHaveLength(2);
  });
});

function entry(file: string, kind: string, section: string, reason: string) {
  return parseEntry(file, `---\nkind: ${kind}\nsections:\n  - ${section}\n---\n\n${reason}\n`);
}

function builtSection(anchor: string) {
  return { anchor, heading: 'Add', level: 2, blocks: [] };
}
