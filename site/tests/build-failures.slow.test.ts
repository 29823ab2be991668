import { brand } from '../../brand.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, buildSmallSite, buildSmallSites } from './build-small-site.ts';
import { describeChildren } from './describe-children.ts';
import type { BreakName } from './fixtures/small-site/breaks.ts';

type Failure = {
  readonly title: string;
  readonly broken: BreakName;
  /** Parts of the message that help a writer find the place. */
  readonly says: readonly string[];
};

const FAILURES: readonly Failure[] = [
  {
    title: 'a broken link fails the build [S5.04]',
    broken: 'link',
    says: ['source page path = /docs/guide', 'linking to /docs/no-such-page'],
  },
  {
    title: 'a broken anchor fails the build [S5.04]',
    broken: 'anchor',
    says: ['source page path = /docs/guide', 'linking to /docs/overview#no-such-heading'],
  },
  {
    title: 'a link to a Markdown file that does not exist fails the build [S5.04]',
    broken: 'pages',
    says: ['`./no-such-file.mdx`', 'content/docs/guide.mdx'],
  },
  {
    title: 'a Markdown image that does not exist fails the build [S5.04]',
    broken: 'pages',
    says: ['./no-such-picture.png', 'content/docs/overview.mdx'],
  },
  {
    title: 'a code fence without a language fails the build',
    broken: 'pages',
    says: ['A code fence needs a language', 'version-6.0/index.mdx'],
  },
  {
    title: 'a version dropdown with an unknown version fails the build [S5.03]',
    broken: 'navbar-items',
    says: ["No docs version exist for name 'no-such-version'", "'docsVersionDropdown' navbar item"],
  },
  {
    title: 'a navbar item for a sidebar without a link fails the build [S5.03]',
    broken: 'navbar-items',
    says: ['the sidebar "textOnly" has no page to link to'],
  },
  {
    title: 'a navbar item of an unknown type fails the build [S5.03]',
    broken: 'item-type',
    says: ['Bad navbar item type no-such-type', "value: { type: 'no-such-type', label: 'Lift' }"],
  },
  {
    title: 'a navbar item for an unknown doc fails the build [S8.11]',
    broken: 'navbar-items',
    says: ['Couldn\'t find any doc with id "no-such-doc"'],
  },
  {
    title: 'a navbar item for an unknown sidebar fails the build [S8.11]',
    broken: 'navbar-items',
    says: ['Can\'t find any sidebar with id "no-such-sidebar"'],
  },
  {
    title: 'an unknown doc in a sidebar fails the build [S8.11]',
    broken: 'sidebar-doc-id',
    says: ['sidebars/docs.ts', 'sidebar document ids do not exist', '- no-such-page-id'],
  },
  {
    title: 'a missing API reference fails the build and names the command that makes it [S2.07]',
    broken: 'reference-missing',
    says: ['expected web-sdk/6.0.json', 'Run "node tools/src/products/build-reference.ts"'],
  },
  {
    title: 'a broken API reference fails the build and names what is wrong in it [S2.07]',
    broken: 'reference-broken',
    says: ['web-sdk/6.0.json', 'links to "Nowhere", which is no symbol'],
  },
];

type GlobalData = {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: {
      readonly versions: readonly { readonly docs: readonly { id: string }[] }[];
    };
  };
};

const TIMEOUT_MS = 300_000;
/** Fails fast, so that the command is seen to fail where a build does. */
const BY_COMMAND = 'sidebar-doc-id';
const IN_TURN = [
  'item-type',
  'reference-missing',
  'reference-broken',
  'navbar-items',
  'link',
  'anchor',
  // This error ends the process.
  'pages',
] as const;

describe('the build of a small site', { timeout: TIMEOUT_MS }, () => {
  let builds: Readonly<Record<BreakName, BuildResult>>;
  beforeAll(async () => {
    const [inTurn, byCommand] = await Promise.all([
      buildSmallSites(IN_TURN),
      buildSmallSite(BY_COMMAND),
    ]);
    builds = { ...inTurn, [BY_COMMAND]: byCommand };
  }, TIMEOUT_MS);

  // Vitest would cut a long `$title` off, and the id at its end with it.
  test.each(FAILURES.map((failure) => [failure.title, failure] as const))('%s', (_, failure) => {
    const { broken, says } = failure;
    const { succeeds, output } = builds[broken];
    expect(succeeds).toBe(false);
    for (const text of says) expect(output).toContain(text);
  });

  // The last step of a build: everything before it succeeded.
  test('finds nothing else broken when it ends at an anchor [S5.04]', () => {
    const { output } = builds.anchor;
    expect(output.match(/\[ERROR\]|linking to /g)).toEqual(['[ERROR]', 'linking to ']);
  });

  test('exposes whether a doc is unlisted and which sidebar it is in, if any [S3.02]', () => {
    const data = JSON.parse(builds.anchor.globalData ?? '{}') as GlobalData;
    const [version] = data['docusaurus-plugin-content-docs'].default.versions;
    expect(version?.docs.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'aside', path: '/docs/aside' },
      { id: 'draft', path: '/docs/draft', unlisted: true, sidebar: 'docs' },
      { id: 'guide', path: '/docs/guide', sidebar: 'docs' },
      { id: 'overview', path: '/docs/overview', sidebar: 'docs' },
    ]);
  });

  test('lists headings of levels 2 and 3 in the table of contents, and no others [S9.06]', () => {
    expect(describeChildren(builds.anchor.showcaseHtml ?? '', 'table-of-contents')).toEqual([
      'Floors #floors, Ground floor #ground-floor',
      'Lifts #lifts',
    ]);
  });

  test('draws navbar items of every kind, on the right unless they name the left [S2.25 S2.26]', () => {
    const html = builds.anchor.showcaseHtml ?? '';
    const left = describeChildren(html, 'theme-layout-navbar-left');
    // After the button of the menu and the logo.
    expect(left.slice(2)).toEqual(['Docs /docs/overview', expect.stringContaining('Search')]);
    const right = describeChildren(html, 'theme-layout-navbar-right');
    // Before the button of the colour mode.
    expect(right.slice(0, -1)).toEqual([
      'Showcase 6.0 /showcase/, Showcase 6.0 /showcase/, Showcase 5.0 /showcase/5.0/',
      `Community ${brand.links.community}`,
      `Blog ${brand.links.blog}`,
      `GitHub ${brand.links.sourceCode}`,
      'English #, English /showcase/',
      'Plain /docs/guide',
      'Doc /docs/guide',
      'More #, First /docs/overview, Second /docs/guide',
      'Raw',
    ]);
    expect(html).toContain('<em id="raw">Raw</em>');
  });
});
