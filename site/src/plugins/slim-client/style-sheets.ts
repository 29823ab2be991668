/**
 * Style sheets that only some pages or dialogs load, with the folders of `site/src` whose styles
 * they contain. All other styles are in the one sheet that every page waits for.
 *
 * Two rules for the same element must be in the same sheet, or one of them in the sheet of every
 * page, which comes first. The order of other sheets depends on the pages that a reader visits.
 */
export const STYLE_SHEETS: Readonly<Record<string, readonly string[]>> = {
  account: ['account'],
  changes: ['features/page-changes/all-changes'],
  'code-upgrade': ['features/code-upgrade'],
  'data-sync': ['features/data-sync'],
  'design-system': ['pages/_design-system'],
  diagrams: ['features/diagrams'],
  embed: ['features/embed'],
  'guided-map': ['features/guided-map/pane'],
  home: ['pages/_home'],
  offline: ['features/offline'],
  'own-venue': ['samples/own-venue', 'venue/own'],
  parity: ['features/parity'],
  playground: ['features/playground/home', 'features/playground/workspace'],
  'program-view': ['features/playground/program-view'],
  reference: ['reference/find', 'reference/page', 'pages/api'],
  'rest-apis': ['features/rest-apis'],
  'search-dialog': ['features/search/dialog'],
  'search-results': ['features/search/results'],
  showcase: ['features/showcase'],
  tools: ['tools'],
};

type CacheGroup = {
  readonly name: string;
  readonly test: RegExp;
  readonly type: string;
  readonly chunks: 'all';
  readonly enforce: true;
  readonly priority: number;
};

/** Takes precedence over the framework's group, which collects the styles of all chunks. */
const PRIORITY = 60;

/** Rules for the bundler that put the styles of these folders into sheets of their own. */
export function styleSheetGroups(): Record<string, CacheGroup> {
  const groups = Object.entries(STYLE_SHEETS).map(([name, folders]): [string, CacheGroup] => [
    `${name}-styles`,
    {
      name: `${name}-styles`,
      test: testOf(folders),
      type: 'css/mini-extract',
      chunks: 'all',
      enforce: true,
      priority: PRIORITY,
    },
  ]);
  return Object.fromEntries(groups);
}

function testOf(folders: readonly string[]): RegExp {
  const paths = folders.map((folder) => folder.replaceAll('/', String.raw`[\\/]`));
  return new RegExp(String.raw`[\\/]site[\\/]src[\\/](?:${paths.join('|')})[\\/].+\.css$`);
}
