import type { SidebarItem } from './sidebar-item.ts';

export const enterpriseApps: SidebarItem = {
  type: 'category',
  label: 'Enterprise apps',
  link: {
    type: 'generated-index',
    slug: '/category/enterprise-apps',
    title: 'Enterprise apps',
    description:
      'Ready-made map applications that you configure instead of coding: web app, directory, minimap, Power BI visual and WordPress plugin.',
  },
  items: [
    'enterprise-apps/web-app',
    'enterprise-apps/hosted-web-app',
    'enterprise-apps/directory',
    'enterprise-apps/minimap',
    'enterprise-apps/power-bi-visual',
    'enterprise-apps/web-plugin-for-wordpress',
    'enterprise-apps/web-release-notes',
  ],
};
