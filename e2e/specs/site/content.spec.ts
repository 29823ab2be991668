import { brand } from '../../../brand.ts';
import { VERSIONED_INSTANCES } from '../../../site/config/instances.ts';
import { type PageOutline, readOutlines } from './page-outlines.ts';
import { ROUTES, trimPath } from '../../routes.ts';
import { expect, sharedPageTest as test } from '../../test.ts';

// Runs in one worker, which requests all pages once.
test.describe.configure({ mode: 'default' });

const SDKS = VERSIONED_INSTANCES.filter(({ id }) => id.endsWith('-sdk'));
/** A page with fewer words is not a guide; an outline has about a hundred. */
const MIN_GUIDE_WORDS = 250;

let outlines: ReadonlyMap<string, PageOutline>;

test.beforeAll(async ({ workerPage }) => {
  await workerPage.goto('/healthz');
  const pages = await readOutlines(
    workerPage,
    ROUTES.map(({ path }) => path),
  );
  outlines = new Map(pages.map((page) => [trimPath(page.path), page]));
});

function outlineOf(path: string): PageOutline {
  const outline = outlines.get(path);
  if (!outline) throw new Error(`${path}: expected a fixed path.`);
  return outline;
}

function countWords({ text }: PageOutline): number {
  return text.split(/\s+/).length;
}

/** Breadth-first search over links. Returns the distance from the home page by path. */
function crawl(): ReadonlyMap<string, number> {
  const distances = new Map([['/', 0]]);
  for (const [path, distance] of distances) {
    for (const link of outlineOf(path).links) {
      if (outlines.has(link) && !distances.has(link)) distances.set(link, distance + 1);
    }
  }
  return distances;
}

test('serves every fixed path with status 200, a unique title and one h1 [S2.01 S2.04]', () => {
  expect(outlines.size).toBe(309);
  const pages = [...outlines.values()];
  const titles = new Set(pages.map(({ title }) => title));
  const bad = pages.filter(
    ({ status, headings }) =>
      status !== 200 || headings.filter(({ level }) => level === 1).length !== 1,
  );
  expect(bad.map(({ path }) => path)).toEqual([]);
  expect(titles.size).toBe(pages.length);
  expect(titles).not.toContain('');
});

test('reaches every content area within two links from the home page [S1.04]', () => {
  const areas = [
    ...VERSIONED_INSTANCES.flatMap(({ id, versions }) =>
      versions.map(({ name }, at) => (at === 0 ? `/${id}` : `/${id}/${name}`)),
    ),
    '/api/api',
    '/playground',
    '/docs/integrations/overview',
    '/docs/integrations/analytics/overview',
    '/docs/integrations/digital-signage/overview',
    '/docs/integrations/mapping-libraries/overview',
    '/docs/integrations/mapping-providers/overview',
    '/docs/integrations/webhooks',
    '/docs/integrations/workplace-management/overview',
    '/docs/category/version-1',
    '/docs/category/version-2',
    '/docs/category/version-3',
    '/docs/category/rest-apis',
    '/docs/category/data-sync',
    '/docs/tools/overview',
    '/docs/category/share-a-map',
  ];
  const distances = crawl();
  const far = areas.filter((path) => (distances.get(path) ?? Infinity) > 2);
  expect(far).toEqual([]);
  const { links } = outlineOf('/');
  for (const link of ['community', 'blog', 'sourceCode'] as const) {
    expect(links).toContain(new URL(brand.links[link]).href);
  }
});

test('reaches the workbench, the viewer and every tool by one link from the home page [S1.04]', () => {
  const { links } = outlineOf('/');
  const tools = ROUTES.map(({ path }) => path).filter((path) => path.startsWith('/docs/tools/'));
  expect(tools).toHaveLength(9);
  expect(links).toEqual(
    expect.arrayContaining([...tools, '/docs/mvf/v3/getting-started', '/viewer']),
  );
});

test('links every page except unlisted ones from the home page [S1.04 S2.19]', () => {
  const distances = crawl();
  const unreached = [...outlines.keys()].filter((path) => !distances.has(path));
  const unlisted = ROUTES.filter((route) => route.unlisted).map(({ path }) => path);
  expect(unreached.toSorted()).toEqual(['/404-not-found', ...unlisted].toSorted());
});

const COMMON_PAGES = [
  'getting-started',
  'api-reference',
  'release-notes',
  'migration-guide',
  'wayfinding',
  'markers',
  'labels',
  'blue-dot',
  'camera',
  'interactivity',
  'locations',
  'search',
];

for (const { id, label, versions } of SDKS) {
  test(`has a landing page, sub-pages and the common pages for the ${label} [S2.14]`, () => {
    for (const [at, { name }] of versions.entries()) {
      const base = at === 0 ? `/${id}` : `/${id}/${name}`;
      const landing = outlineOf(base);
      const pages = ROUTES.filter(({ group, version }) => group === id && version === name).map(
        ({ path }) => trimPath(path),
      );
      expect(landing.headings[0]?.text).toBe(at === 0 ? label : `${label} ${name}`);
      expect(landing.links).toContain(`${base}/getting-started`);
      for (const path of pages) {
        const { sidebar, version } = outlineOf(path);
        expect(version, path).toBe(name);
        expect([...new Set(sidebar)].toSorted(), path).toEqual(pages.toSorted());
      }
      if (at > 0) continue;
      // On Android the specification has two kinds of labels, each with its own page.
      const common = COMMON_PAGES.flatMap((page) =>
        id === 'android-sdk' && page === 'labels' ? ['flat-labels', 'floating-labels'] : page,
      );
      expect(pages).toEqual(expect.arrayContaining(common.map((page) => `${base}/${page}`)));
    }
  });
}

test('starts the docs with overview, roadmap and demo keys [S2.16]', async ({ request }) => {
  const paths = ['/docs/overview', '/docs/roadmap', '/docs/demo-keys-and-maps'];
  for (const path of paths) {
    const page = outlineOf(path);
    expect(page.breadcrumbs).toHaveLength(1);
    expect(page.sidebar).toEqual(expect.arrayContaining(paths));
    expect(countWords(page)).toBeGreaterThan(MIN_GUIDE_WORDS);
  }
  expect(outlineOf('/docs/overview').links).toEqual(
    expect.arrayContaining([...SDKS.map(({ id }) => `/${id}/getting-started`), '/playground']),
  );
  expect(outlineOf('/docs/roadmap').text).toMatch(/Now[^]+Next[^]+Later/);
  const { text } = outlineOf('/docs/demo-keys-and-maps');
  const bundles = text.match(/\/venues\/[\w./-]+\?key=demo/g) ?? [];
  expect(bundles.length).toBeGreaterThan(1);
  for (const path of new Set(bundles)) {
    expect((await request.head(path)).status(), path).toBe(200);
    expect((await request.head(path.replace('?key=demo', ''))).status(), path).toBe(401);
  }
});

/** Folder and pages of each section of the sidebar. */
const SECTIONS: Readonly<Record<string, readonly [folder: string, pages: readonly string[]]>> = {
  'Data sync': [
    'data-sync',
    ['airport-data-objects', 'common-data-objects', 'geodata-sync', 'getting-started-data-sync'],
  ],
  'Share a map': [
    'embed-a-map',
    [
      'deep-linking',
      'drupal',
      'google-sites',
      'html',
      'iframe-messaging',
      `${brand.slug}-plugin-for-wordpress`,
      'private-map',
      'sharepoint',
      'squarespace',
      'webflow',
      'wix',
      'wordpress',
    ],
  ],
  'Enterprise apps': [
    'enterprise-apps',
    [
      'hosted-web-app',
      'directory',
      'minimap',
      'power-bi-visual',
      'web-app',
      'web-plugin-for-wordpress',
      'web-release-notes',
    ],
  ],
  Integrations: [
    'integrations',
    [
      'overview',
      'webhooks',
      'analytics/overview',
      'analytics/power-bi-visual',
      'digital-signage/overview',
      'digital-signage/brightsign',
      'mapping-libraries/overview',
      'mapping-libraries/deck-gl',
      'mapping-libraries/mapkit',
      'mapping-libraries/mapkit-js',
      'mapping-libraries/maplibre',
      'mapping-providers/overview',
      'mapping-providers/atlas',
      'mapping-providers/here',
      'mapping-providers/maptiler',
      'mapping-providers/qgis',
      'workplace-management/overview',
      'workplace-management/microsoft-places',
      'workplace-management/microsoft-places/configuration',
    ],
  ],
  'Version 1': [
    'mvf/v1',
    ['data-model', 'getting-started', 'render-with-deck.gl', 'render-with-leaflet'],
  ],
  'Version 2': [
    'mvf/v2',
    [
      'data-model',
      'getting-started',
      'render-with-deck.gl',
      'render-with-mapkit',
      'render-with-mapkit-js',
    ],
  ],
  'Version 3': [
    'mvf/v3',
    [
      'api-reference-mvf-v3',
      'getting-started',
      'examples/render-with-deck.gl',
      'examples/render-with-mapkit',
      ...[
        'address',
        'annotations',
        'cms-extension',
        'connections',
        'core',
        'default-style',
        'entrance-aesthetic',
        'facade',
        'floor-images',
        'floor-stacks',
        'kinds',
        'locations',
        'navigation-flags',
        'nodes',
        'outdoors',
        'overview',
        'tileset',
        'traversability',
      ].map((page) => `specification/${page}`),
    ],
  ],
  'REST APIs': ['rest-apis', ['mvf-export', 'partner', 'svg-export']],
  Tools: [
    'tools',
    [
      '3d-model-mapper',
      'blue-dot-location-generator',
      'code-upgrade',
      'flyover-generator',
      'gis-exporter',
      `${brand.slug}-studio`,
      'overview',
      'position-lab',
      'print-map-styler',
    ],
  ],
};

for (const [section, [folder, pages]] of Object.entries(SECTIONS)) {
  test(`lists the pages of section ${section} in its sidebar, each a guide [S2.18]`, () => {
    const paths = pages.map((page) => `/docs/${folder}/${page}`);
    const listed = ROUTES.filter(
      ({ path, unlisted }) => path.startsWith(`/docs/${folder}/`) && !unlisted,
    );
    expect(listed.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    for (const path of paths) {
      const page = outlineOf(path);
      expect(page.breadcrumbs, path).toContain(section);
      expect(page.sidebar).toContain(path);
      expect(countWords(page), path).toBeGreaterThan(MIN_GUIDE_WORDS);
    }
  });
}

/** Other pages show cards, symbols or a program instead. */
function hasTableOfContents({ path, version }: PageOutline): boolean {
  return version !== '' && !/^\/showcase\/|^\/docs\/category\/|\/api-reference/.test(path);
}

test('lists headings of levels 2 and 3 in the table of contents of every guide [S9.06]', () => {
  const { true: guides = [], false: others = [] } = Object.groupBy(
    outlines.values(),
    (page) => `${hasTableOfContents(page)}`,
  );
  expect(guides.length).toBeGreaterThan(200);
  for (const { path, headings, tableOfContents } of guides) {
    const listed = headings.filter(({ level }) => level === 2 || level === 3);
    expect(listed.length, path).toBeGreaterThan(0);
    expect(tableOfContents, path).toEqual(listed);
  }
  for (const { path, tableOfContents } of others) expect(tableOfContents, path).toEqual([]);
});
