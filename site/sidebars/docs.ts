import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { VERSIONED_INSTANCES } from '../config/instances.ts';
import { loadBrand } from '../../load-brand.ts';
import { substituteBrandDeep } from '../config/substitute-brand.ts';
import { enterpriseApps } from './enterprise-apps.ts';
import { integrations } from './integrations.ts';
import { dataSync, restApis, tools } from './services.ts';
import { shareAMap } from './share-a-map.ts';
import { venueFormat } from './venue-format.ts';

/** The sidebar of the default docs, named after the docs root. */
const sidebars: SidebarsConfig = {
  docs: [
    'overview',
    'demo-keys-and-maps',
    {
      type: 'category',
      label: 'SDKs',
      collapsed: false,
      items: VERSIONED_INSTANCES.filter(({ id }) => id.endsWith('-sdk')).map(({ id, label }) => ({
        type: 'link' as const,
        label,
        href: `/${id}`,
      })),
    },
    shareAMap,
    enterpriseApps,
    venueFormat,
    restApis,
    dataSync,
    integrations,
    tools,
    'changes',
    'offline',
    'quality',
    'roadmap',
  ],
};

export default substituteBrandDeep(sidebars, loadBrand());
