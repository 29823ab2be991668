import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Brand } from '../../brand.ts';
import { includedVersions } from './included-versions.ts';
import { VERSIONED_INSTANCES } from './instances.ts';
import { listTools } from './tool-links.ts';

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
      {
        to: '/docs/integrations/overview',
        activeBasePath: '/docs/integrations',
        position: 'left',
        label: 'Integrations',
      },
      {
        type: 'dropdown',
        to: '/docs/tools/overview',
        activeBasePath: '/docs/tools',
        position: 'left',
        label: 'Tools',
        items: [...listTools(brand)],
      },
      ...VERSIONED_INSTANCES.map((instance) => ({
        type: 'docsVersionDropdown',
        docsPluginId: instance.id,
        versions: Object.fromEntries(
          includedVersions(instance).map(({ name }) => [
            name,
            { label: `${instance.label} ${name}` },
          ]),
        ),
      })),
      { href: brand.links.community, label: 'Community' },
      { href: brand.links.blog, label: 'Blog' },
      { href: brand.links.sourceCode, label: 'GitHub' },
      { type: 'localeDropdown' },
    ],
  };
}
