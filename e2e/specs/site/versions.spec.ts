import { VERSIONED_INSTANCES } from '../../../site/config/instances.ts';
import { type Route, ROUTES } from '../../routes.ts';
import { expect, test } from '../../test.ts';

/**
 * Entries of the version dropdown in the HTML, because they have to work without JavaScript too.
 */
const ENTRY = /<a\b(?=[^>]*\bclass="?dropdown__link)[^>]*\bhref="?([^\s">]+)[^>]*>([^<]*)/g;
const END_SLASH = /\/$/;

for (const { id, label, versions } of VERSIONED_INSTANCES) {
  test(`links every page of ${label} to its equivalents in all versions [S2.27]`, async ({
    request,
  }) => {
    const routes = ROUTES.filter(({ group, version }) => group === id && version !== undefined);
    expect(routes.length).toBeGreaterThanOrEqual(versions.length);
    const problems: string[] = [];
    for (const route of routes) {
      const html = await (await request.get(route.path)).text();
      const entries = new Map(
        [...html.matchAll(ENTRY)].map(([, href = '', text = '']) => [
          text,
          href.replace(END_SLASH, ''),
        ]),
      );
      for (const { name } of versions) {
        const expected = equivalentOf(route, name);
        const found = entries.get(`${label} ${name}`);
        if (found !== expected) {
          problems.push(`${route.path}, ${name}: expected ${expected}, found ${found}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
}

/** The page of the same name in a version, or else that version's main page. */
function equivalentOf(route: Route, version: string): string | undefined {
  const pages = ROUTES.filter((each) => each.group === route.group && each.version === version);
  return (
    pages.find((each) => pageName(each) === pageName(route)) ?? mainPage(pages)
  )?.path.replace(END_SLASH, '');
}

function mainPage(pages: readonly Route[]): Route | undefined {
  return pages.find((page) => pageName(page) === '');
}

/** The path after group and version: `markers` for `/web-sdk/5.0/markers`. */
function pageName({ path, group }: Route): string {
  return path
    .slice(`/${group}`.length)
    .replace(/^\/\d+\.\d+(?=\/|$)/, '')
    .replaceAll('/', '');
}
