import type { Brand } from '../../../brand.ts';

/** The web app manifest, by which browsers install the site as an app. */
export function createWebManifest(brand: Brand, baseUrl: string): string {
  const icon = (size: number) => ({
    src: `${baseUrl}img/app-icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    id: baseUrl,
    name: `${brand.name} documentation`,
    short_name: brand.name,
    description: `Guides, API references and samples of ${brand.name}, also without a network.`,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    icons: [
      icon(192),
      icon(512),
      { src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
