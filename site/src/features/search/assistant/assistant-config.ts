import { ASSISTANT_CONFIG_FILE, type AssistantConfig } from '@brand/wire/assistant';
import siteConfig from '@generated/docusaurus.config';

let loading: Promise<AssistantConfig | undefined> | undefined;
let loaded: AssistantConfig | undefined;

/**
 * Asks the site whom readers ask for answers; nobody where there is no assistant. It is no part of
 * the bundle, so that an operator can change it on a site that is built.
 */
export function loadAssistantConfig(): Promise<AssistantConfig | undefined> {
  loading ??= fetchConfig().catch(() => {
    // Search works without: a site that cannot say is one without, until the dialog opens again.
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** What `loadAssistantConfig` came back with before. */
export function assistantConfig(): AssistantConfig | undefined {
  return loaded;
}

async function fetchConfig(): Promise<AssistantConfig | undefined> {
  const response = await fetch(siteConfig.baseUrl + ASSISTANT_CONFIG_FILE);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const file = (await response.json()) as AssistantConfig | { readonly url?: never };
  loaded = file.url === undefined ? undefined : file;
  return loaded;
}
