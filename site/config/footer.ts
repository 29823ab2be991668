import type { Footer } from '@docusaurus/theme-common';
import type { Brand } from '../../brand.ts';
import { listMainTools } from './tool-links.ts';

export function createFooter(brand: Brand): Footer {
  const { links } = brand;
  return {
    style: 'light',
    logo: {
      alt: brand.name,
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      href: '/',
      width: 40,
      height: 40,
    },
    links: [
      {
        title: 'Get started',
        items: [
          { label: 'Overview', to: '/docs/overview' },
          { label: 'Share a map', to: '/docs/category/share-a-map' },
          { label: 'Enterprise apps', to: '/docs/category/enterprise-apps' },
          { label: 'Changes', to: '/docs/changes' },
          { label: 'Live demo', href: links.demo },
        ],
      },
      {
        title: 'SDKs',
        items: [
          { label: 'Web', to: '/web-sdk/getting-started' },
          { label: 'React Native', to: '/react-native-sdk/getting-started' },
          { label: 'Android', to: '/android-sdk/getting-started' },
          { label: 'iOS', to: '/ios-sdk/getting-started' },
        ],
      },
      {
        title: 'Data',
        items: [
          { label: 'Venue format (MVF)', to: `/docs/category/${brand.slug}-venue-format-mvf` },
          { label: 'Data sync', to: '/docs/category/data-sync' },
        ],
      },
      { title: 'Tools', items: [...listMainTools(brand)] },
      {
        title: 'Company',
        items: [
          { label: 'About', href: links.about },
          { label: 'Pricing', href: links.pricing },
          { label: 'Contact', href: links.contact },
          { label: 'Privacy policy', href: links.privacy },
          { label: 'Terms', href: links.terms },
          { label: 'Third-party notices', to: '/third-party-notices' },
        ],
      },
      {
        title: 'Follow',
        items: [
          { label: 'Community', href: links.community },
          { label: 'Blog', href: links.blog },
          { label: 'GitHub', href: links.sourceCode },
          { label: 'LinkedIn', href: links.linkedIn },
          { label: 'YouTube', href: links.youTube },
        ],
      },
    ],
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
  };
}
