import { ASSISTANT_CONFIG_FILE, type AssistantConfig } from '@brand/wire/assistant';
import siteConfig from '@generated/docusaurus.config';

let loading: Promise<AssistantConfig | undefined> | undefined;
let loaded: AssistantConfig | undefined;

/**
 * Fetches the assistant configuration; `undefined` if there is no assistant. It is not part of the
 * bundle, so that an operator can change it on a built site.
 */
export function loadAssistantConfig(): Promise<AssistantConfig | undefined> {
  loading ??= fetchConfig().catch(() => {
    // Search works without an assistant. The next opening of the dialog retries.
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** The configuration that `loadAssistantConfig` resolved to. */
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
