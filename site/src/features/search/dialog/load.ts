import { listSearchOrigins } from '@brand/wire/search';
import { loadAssistantConfig } from '../assistant/assistant-config';
import { loadSearchConfig } from '../client/search-config';
import SearchDialog from '.';

/** Resolves to the dialog once the configurations have loaded. */
export async function loadDialog(): Promise<typeof SearchDialog> {
  const [search] = await Promise.all([loadSearchConfig(), loadAssistantConfig()]);
  connectEarly(listSearchOrigins(search)[0]);
  return SearchDialog;
}

/** Preconnects from the client, because not every host sends the `Link` header. */
function connectEarly(origin: string | undefined): void {
  if (origin === undefined || document.head.querySelector('link[rel=preconnect]')) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'preconnect',
    href: origin,
    crossOrigin: 'anonymous',
  });
  document.head.append(link);
}
