import type { SidebarItem } from './sidebar-item.ts';

export const shareAMap: SidebarItem = {
  type: 'category',
  label: 'Share a map',
  link: {
    type: 'generated-index',
    slug: '/category/share-a-map',
    title: 'Share a map',
    description:
      'Put a finished map on a page without writing an app: use an iframe, a link, or a plugin for your site builder.',
  },
  items: [
    'embed-a-map/html',
    'embed-a-map/deep-linking',
    'embed-a-map/iframe-messaging',
    'embed-a-map/private-map',
    'embed-a-map/wordpress',
    'embed-a-map/plugin-for-wordpress',
    'embed-a-map/drupal',
    'embed-a-map/google-sites',
    'embed-a-map/sharepoint',
    'embed-a-map/squarespace',
    'embed-a-map/webflow',
    'embed-a-map/wix',
  ],
};
