import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSIONED_INSTANCES } from '../../../site/config/instances.ts';
import { ROUTES, trimPath } from '../../routes.ts';
import { expect, test } from '../../test.ts';

type Doc = { id: string; path: string; sidebar?: string; unlisted?: boolean };
type Version = {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: Doc[];
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string } }>;
};

const file = join(import.meta.dirname, '../../../site/.docusaurus/globalData.json');
const groups =
  (
    JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      Record<string, { versions: Version[] }>
    >
  )['docusaurus-plugin-content-docs'] ?? {};

test('has six docs groups [S3.03]', () => {
  expect(Object.keys(groups).toSorted()).toEqual(
    ['default', ...VERSIONED_INSTANCES.map(({ id }) => id)].toSorted(),
  );
});

test('has all fields in every version [S3.01]', () => {
  for (const version of Object.values(groups).flatMap(({ versions }) => versions)) {
    expect(version).toEqual({
      name: expect.any(String),
      label: expect.any(String),
      isLast: expect.any(Boolean),
      path: expect.stringMatching(/^\//),
      mainDocId: expect.any(String),
      docs: expect.any(Array),
      draftIds: [],
      sidebars: expect.any(Object),
    });
    expect(version.docs.map(({ id }) => id)).toContain(version.mainDocId);
  }
});

for (const [group, { versions }] of Object.entries(groups)) {
  test(`gives every doc of ${group} an id, a path and its sidebar, and flags unlisted ones [S3.02]`, () => {
    for (const { name, docs, sidebars } of versions) {
      const routes = ROUTES.filter(
        (route) => route.group === (group === 'default' ? 'docs' : group),
      ).filter(({ version = 'current' }) => version === name);
      const unlisted = new Set(routes.filter((it) => it.unlisted).map(({ path }) => path));
      expect(docs.map(({ path }) => trimPath(path)).toSorted()).toEqual(
        routes.map(({ path }) => trimPath(path)).toSorted(),
      );
      expect(new Set(docs.map(({ id }) => id)).size).toBe(docs.length);
      const [sidebar] = Object.keys(sidebars);
      for (const doc of docs) {
        expect(doc).toEqual({
          id: expect.stringMatching(/./),
          path: doc.path,
          sidebar,
          ...(unlisted.has(doc.path) && { unlisted: true }),
        });
      }
    }
  });
}

test('names the sidebar of the general docs after their root [S2.20]', () => {
  expect(Object.keys(groups['default']?.versions[0]?.sidebars ?? {})).toEqual(['docs']);
});

for (const { id, versions } of VERSIONED_INSTANCES) {
  test(`serves the latest ${id} at the bare path and links references from sidebars [S2.12 S2.21 S9.01]`, () => {
    const built = groups[id]?.versions ?? [];
    expect(built.map(({ name, path, isLast }) => ({ name, path, isLast }))).toEqual(
      versions.map(({ name }, index) => ({
        name,
        path: index === 0 ? `/${id}` : `/${id}/${name}`,
        isLast: index === 0,
      })),
    );
    if (!id.endsWith('-sdk')) return;
    for (const { path, sidebars } of built) {
      expect(sidebars['defaultSidebar']?.link?.path).toBe(`${path}/api-reference`);
    }
  });
}
