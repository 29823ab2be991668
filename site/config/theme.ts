import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Brand } from '../../brand.ts';
import { createFooter } from './footer.ts';
import { createNavbar } from './navbar.ts';

export function createThemeConfig(brand: Brand, baseUrl: string): UserThemeConfig {
  return {
    image: 'img/social-card.png',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: {
      // A new id shows the bar again to readers who closed the last one.
      id: 'web-sdk-6',
      content: `Web SDK 6.0 is the current version. <a href="${baseUrl}web-sdk/migration-guide">Upgrade from 5.0</a>.`,
      isCloseable: true,
    },
    docs: {
      sidebar: { hideable: false, autoCollapseCategories: false },
      versionPersistence: 'localStorage',
    },
    blog: { sidebar: { groupByYear: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Code is highlighted at build time; without this the client would include a default theme.
    prism: { theme: { plain: {}, styles: [] } },
    navbar: createNavbar(brand),
    footer: createFooter(brand),
  };
}
