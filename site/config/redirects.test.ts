import { describe, expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import routeTable from '../routes.json' with { type: 'json' };
import { VERSIONED_INSTANCES } from './instances.ts';
import { createRedirects } from './redirects.ts';

const routes = new Set(
  routeTable.routes.map(({ path }) => withoutEndSlash(path.replace('{product}', brand.slug))),
);
const redirects = createRedirects(brand);
const exact = redirects.filter(({ from }) => !from.endsWith('/*'));
const splats = redirects.filter(({ from }) => from.endsWith('/*'));

describe('redirects', () => {
  test.each(exact.map(({ from, to }) => [from, to]))(
    'lead from %s to the route %s',
    (_from, to) => {
      expect(routes).toContain(to);
    },
  );

  test('never hide a route', () => {
    const hidden = [...routes].filter(
      (route) =>
        exact.some(({ from }) => from === route) ||
        splats.some(({ from }) => route.startsWith(from.slice(0, -1))),
    );
    expect(hidden).toEqual([]);
  });

  test('have one rule for each path', () => {
    const paths = redirects.map(({ from }) => from);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('use :splat with a star and only with one', () => {
    expect(splats.filter(({ to }) => !to.endsWith('/:splat'))).toEqual([]);
    expect(exact.filter(({ from, to }) => (from + to).includes('*') || to.includes(':'))).toEqual(
      [],
    );
  });

  test.each(VERSIONED_INSTANCES)(
    'lead from the numbered path of every page of the newest $label to the bare one [S2.12]',
    ({ id, versions }) => {
      const numbered = `/${id}/${versions[0].name}/`;
      const rule = splats.find(({ from }) => from === `${numbered}*`);
      const pages = routeTable.routes
        .filter(({ group, version }) => group === id && version === versions[0].name)
        .map(({ path }) => path.replace(new RegExp(`^/${id}/?`), ''));
      expect(pages.length).toBeGreaterThan(0);
      const targets = pages.map((page) => withoutEndSlash(`${rule?.to}`.replace(':splat', page)));
      expect(targets.filter((target) => !routes.has(target))).toEqual([]);
    },
  );

  test('follow the slug of the brand', () => {
    const targets = createRedirects({ ...brand, slug: 'acme' }).map(({ to }) => to);
    expect(targets).toContain('/docs/category/acme-venue-format-mvf');
  });
});

function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
