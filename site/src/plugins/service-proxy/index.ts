import { ASSISTANT_CONFIG_FILE } from '@brand/wire/assistant';
import { LOGIN_CONFIG_FILE } from '@brand/wire/login';
import { SEARCH_CONFIG_FILE } from '@brand/wire/search';
import type { Plugin } from '@docusaurus/types';

/** Paths that are served by a service, not by a page. */
const SERVICE_PATHS = [
  '/healthz',
  '/1',
  '/assistant',
  '/mcp',
  '/rest',
  ...[SEARCH_CONFIG_FILE, ASSISTANT_CONFIG_FILE, LOGIN_CONFIG_FILE].map((file) => `/${file}`),
];

/** Development only: proxies the paths of services to the process beside the dev server. */
export default function serviceProxy(): Plugin {
  const target = process.env['SERVICES_URL'];
  return {
    name: 'service-proxy',
    configureWebpack() {
      if (target === undefined) return {};
      return { devServer: { proxy: [{ context: SERVICE_PATHS, target }] } } as object;
    },
  };
}
