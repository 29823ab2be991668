import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import routeTable from '../routes.json' with { type: 'json' };
import { listFences } from '../src/markdown/list-fences.ts';
import { type ContentPage, readContentPages } from './content-pages.ts';
import { withoutEndSlash } from './without-end-slash.ts';

const onlyFolder = process.env['CONTENT'];
const pages = readContentPages(onlyFolder ? [onlyFolder] : undefined);
/** Downloads. The build fails at a link to a missing one. */
const DOWNLOADS = ['/power-bi/indoor-map.pbiviz'];
const knownPaths = new Set([
  ...DOWNLOADS,
  ...routeTable.routes.map((route) => withoutEndSlash(route.path)),
]);

const FRONT_MATTER_KEYS = new Set([
  'title',
  'description',
  'sidebar_label',
  'slug',
  'outline',
  'unlisted',
  'frozen',
  'hide_table_of_contents',
]);
describe('content pages', () => {
  test('exist', () => expect(pages.length).toBeGreaterThan(0));

  test.each(pages.map((page) => [page.file, page] as const))('read as pages: %s', (_file, page) => {
    expect(findProblems(page)).toEqual([]);
  });

  test('have descriptions of their own', () => {
    const byDescription = Map.groupBy(pages, (page) => page.frontMatter['description']);
    const shared = [...byDescription.values()].filter((group) => group.length > 1);
    expect(shared.map((group) => group.map((page) => page.file))).toEqual([]);
  });
});

function findProblems(page: ContentPage): string[] {
  return [...frontMatterProblems(page), ...proseProblems(page), ...linkProblems(page)];
}

function frontMatterProblems({ frontMatter }: ContentPage): string[] {
  const problems: string[] = [];
  const { title, description } = frontMatter;
  if (typeof title !== 'string' || title.length === 0 || title.length > 60) {
    problems.push('front matter: `title` must be a string of 1 to 60 characters.');
  }
  if (typeof description !== 'string' || description.length < 50 || description.length > 165) {
    problems.push('front matter: `description` must be one sentence of 50 to 165 characters.');
  }
  for (const key of Object.keys(frontMatter)) {
    if (!FRONT_MATTER_KEYS.has(key)) problems.push(`front matter: unknown key \`${key}\`.`);
  }
  return problems;
}

function proseProblems({ body, frontMatter }: ContentPage): string[] {
  const prose = withoutCode(body);
  const problems: string[] = [];
  const brandName = new RegExp(brand.name, 'i');
  if (brandName.test(body) || brandName.test(JSON.stringify(frontMatter))) {
    problems.push('spells the product name: write {brand.name} or {brand.slug}.');
  }
  if (body.includes('@brand/')) problems.push('names a package @brand/…: write @{brand.slug}/….');
  if (/^# /m.test(prose)) problems.push('has a level 1 heading: the title is the h1.');
  if (/^export /m.test(prose)) problems.push('has an export: move the code to a component.');
  if (/^import (?!.*@site\/content\/_shared\/)/m.test(prose)) {
    problems.push('has an import that is not a shared partial: register the component once.');
  }
  if (/\b(className|style)=/.test(prose)) problems.push('styles itself: style the component.');
  if (/[\u2013\u2014]/.test(prose)) problems.push('uses a dash as punctuation: use : , or .');
  if (frontMatter['outline'] === true) problems.push(...outlineProblems(prose));
  return problems;
}

function outlineProblems(prose: string): string[] {
  const problems: string[] = [];
  if (!/^## What this page covers$/m.test(prose))
    problems.push('lacks "## What this page covers".');
  if (!/^## Where next$/m.test(prose)) problems.push('lacks "## Where next".');
  const words = prose.split(/\s+/).filter(Boolean).length;
  if (words < 60 || words > 220) problems.push(`has ${words} words; an outline has 60 to 220.`);
  return problems;
}

function linkProblems({ body, absolutePath }: ContentPage): string[] {
  const text = withoutCode(body).replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return links.flatMap((link) => {
    const target = link.replace(/[?#].*$/, '').replaceAll('{brand.slug}', '{product}');
    if (/^(https?:|mailto:|#|\{brand\.links\.)/.test(link) || target === '') return [];
    // An app beside the pages, which the build checks.
    if (target === 'pathname:///viewer/') return [];
    // A file, which the build checks.
    if (/^\/(?:downloads\/[^/]+\.zip|samples\/.+\.(?:glb|json))$/.test(target)) return [];
    if (target.startsWith('/')) {
      return knownPaths.has(withoutEndSlash(target)) ? [] : [`links to ${link}: no such route.`];
    }
    if (!target.endsWith('.mdx')) return [`links to ${link}: end a relative link in .mdx.`];
    return existsSync(join(dirname(absolutePath), target))
      ? []
      : [`links to ${link}: no such file.`];
  });
}

function withoutCode(markdown: string): string {
  return listFences(markdown).rest.replace(/`[^`\n]*`/g, '');
}
