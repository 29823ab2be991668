import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Brand } from '../../brand.ts';
import { VERSIONED_INSTANCES } from './instances.ts';

export function createNavbar(brand: Brand): UserThemeConfig['navbar'] {
  return {
    hideOnScroll: true,
    title: brand.name,
    logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
    items: [
      { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
      { to: '/api/api', position: 'left', label: 'API' },
      { to: '/showcase', position: 'left', label: 'Showcase' },
      { to: '/playground', position: 'left', label: 'Playground' },
      { to: '/docs/integrations/overview', position: 'left', label: 'Integrations' },
      ...VERSIONED_INSTANCES.map(({ id }) => ({
        type: 'docsVersionDropdown',
        docsPluginId: id,
        position: 'right' as const,
      })),
      { href: brand.links.community, position: 'right', label: 'Community' },
      { href: brand.links.blog, position: 'right', label: 'Blog' },
      { href: brand.links.sourceCode, position: 'right', label: 'GitHub' },
      { type: 'localeDropdown', position: 'right' },
    ],
  };
}
