import { beforeAll, describe, expect, test } from 'vitest';
import { type BuildResult, buildSmallSite, buildSmallSites } from './build-small-site.ts';
import type { BreakName } from './fixtures/small-site/breaks.ts';

type Failure = {
  readonly title: string;
  readonly broken: BreakName;
  /** What the message says, so that a writer finds the place. */
  readonly says: readonly string[];
};

const FAILURES: readonly Failure[] = [
  {
    title: 'S5.04 a broken link fails the build',
    broken: 'link',
    says: ['source page path = /docs/guide', 'linking to /docs/no-such-page'],
  },
  {
    title: 'S5.04 a broken anchor fails the build',
    broken: 'anchor',
    says: ['source page path = /docs/guide', 'linking to /docs/overview#no-such-heading'],
  },
  {
    title: 'S5.04 a link to a Markdown file that does not exist fails the build',
    broken: 'pages',
    says: ['`./no-such-file.mdx`', 'content/docs/guide.mdx'],
  },
  {
    title: 'S5.04 a Markdown image that does not exist fails the build',
    broken: 'pages',
    says: ['./no-such-picture.png', 'content/docs/overview.mdx'],
  },
  {
    title: 'a code fence without a language fails the build',
    broken: 'pages',
    says: ['A code fence needs a language', 'version-6.0/index.mdx'],
  },
  {
    title: 'S5.03 a version dropdown with an unknown version fails the build',
    broken: 'navbar-items',
    says: ["No docs version exist for name 'no-such-version'", "'docsVersionDropdown' navbar item"],
  },
  {
    title: 'S5.03 a navbar item for a sidebar without a link fails the build',
    broken: 'navbar-items',
    says: ['Sidebar with ID "textOnly" doesn\'t have anything to be linked to'],
  },
  {
    title: 'S5.03 a navbar item of an unknown type fails the build',
    broken: 'item-type',
    says: ['Bad navbar item type no-such-type', "value: { type: 'no-such-type', label: 'Lift' }"],
  },
  {
    title: 'S8.11 a navbar item for an unknown doc fails the build',
    broken: 'navbar-items',
    says: ['Couldn\'t find any doc with id "no-such-doc"'],
  },
  {
    title: 'S8.11 a navbar item for an unknown sidebar fails the build',
    broken: 'navbar-items',
    says: ['Can\'t find any sidebar with id "no-such-sidebar"'],
  },
  {
    title: 'S8.11 an unknown doc in a sidebar fails the build',
    broken: 'sidebar-doc-id',
    says: ['sidebars/docs.ts', 'sidebar document ids do not exist', '- no-such-page-id'],
  },
  {
    title: 'S2.07 a missing API reference fails the build and names the command that makes it',
    broken: 'reference-missing',
    says: ['expected web-sdk/6.0.json', 'Run "node tools/src/build-reference.ts"'],
  },
  {
    title: 'S2.07 a broken API reference fails the build and names what is wrong in it',
    broken: 'reference-broken',
    says: ['web-sdk/6.0.json', 'links to "Nowhere", which is no symbol'],
  },
];

const LONGEST_WAIT = 300_000;
/** Quick to fail, so that the command is seen to fail where a build does. */
const BY_COMMAND = 'sidebar-doc-id';
const IN_TURN = [
  'item-type',
  'reference-missing',
  'reference-broken',
  'navbar-items',
  'link',
  'anchor',
  // Ends the process.
  'pages',
] as const;

describe('the build of a small site', { timeout: LONGEST_WAIT }, () => {
  let builds: Readonly<Record<BreakName, BuildResult>>;
  beforeAll(async () => {
    const [inTurn, byCommand] = await Promise.all([
      buildSmallSites(IN_TURN),
      buildSmallSite(BY_COMMAND),
    ]);
    builds = { ...inTurn, [BY_COMMAND]: byCommand };
  }, LONGEST_WAIT);

  test.for(FAILURES)('$title', ({ broken, says }) => {
    const { succeeds, output } = builds[broken];
    expect(succeeds).toBe(false);
    for (const text of says) expect(output).toContain(text);
  });

  // The step after which a build is done: all that comes before it succeeded.
  test('S5.04 finds nothing else broken when it ends at an anchor', () => {
    const { output } = builds.anchor;
    expect(output.match(/\[ERROR\]|linking to /g)).toEqual(['[ERROR]', 'linking to ']);
  });
});
