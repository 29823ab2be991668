import type { Redirect } from '@brand/wire/paths';
import type { Brand } from '../../brand.ts';
import { VERSIONED_INSTANCES } from './instances.ts';
import { SPECIFICATION_PAGES } from './specification-pages.ts';

/** Moved paths and paths that readers guess. Served as 301 by our server and by static hosts. */
export function createRedirects(brand: Brand): Redirect[] {
  return [
    { from: '/docs', to: '/docs/overview' },
    { from: '/docs/integrations', to: '/docs/integrations/overview' },
    { from: '/docs/tools', to: '/docs/tools/overview' },
    { from: '/docs/mvf', to: `/docs/category/${brand.slug}-venue-format-mvf` },
    ...SPECIFICATION_PAGES.map((page) => ({
      from: `/docs/mvf/v3/mvf-v3-specification/mvf-${page}`,
      to: `/docs/mvf/v3/specification/${page}`,
    })),
    { from: '/api', to: '/api/api' },
    { from: '/web-sdk/using-react', to: '/web-sdk/react' },
    { from: '/web-sdk/level-selection', to: '/web-sdk/stacked-maps' },
    ...VERSIONED_INSTANCES.flatMap(({ id, versions }) => [
      { from: `/${id}/${versions[0].name}`, to: `/${id}` },
      { from: `/${id}/${versions[0].name}/*`, to: `/${id}/:splat` },
      { from: `/${id}/latest`, to: `/${id}` },
    ]),
  ];
}
