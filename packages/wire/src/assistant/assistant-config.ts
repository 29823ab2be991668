/** What the browser needs to know to ask the assistant. */
export type AssistantConfig = {
  readonly assistantId: string;
  /**
   * Where the assistant answers: a path of the site or an address. Chat is there, tokens are at
   * `/token` below it and feedback at `/feedback`.
   */
  readonly url: string;
  /** Whether the hosted assistant answers, which knows nothing of our additions to the protocol. */
  readonly hosted?: true;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a site publishes its settings, below its base path: `{}` where there is no assistant. */
export const ASSISTANT_CONFIG_FILE = 'assistant/config.json';

/** The variables that decide whom readers ask. */
export const ASSISTANT_VARIABLES = [
  'ASSISTANT',
  'ASSISTANT_ID',
  'ASSISTANT_URL',
  'ASSISTANT_HOSTED',
] as const;

const HOSTED_URL = 'https://askai.algolia.com/chat';

/** Reads the settings of an operator: our own service on the site's origin unless given. */
export function readAssistantConfig(environment: Environment): AssistantConfig | undefined {
  if (environment['ASSISTANT'] === 'off') return undefined;
  const isHosted = environment['ASSISTANT_HOSTED'] === '1';
  const assistantId = environment['ASSISTANT_ID'];
  if (isHosted && !assistantId) {
    throw new Error('ASSISTANT_ID: expected the one of your assistant, for ASSISTANT_HOSTED is 1.');
  }
  return {
    assistantId: assistantId || 'docs',
    url: readUrl(environment['ASSISTANT_URL'] || (isHosted ? HOSTED_URL : '/assistant')),
    ...(isHosted && { hosted: true }),
  };
}

/** The other origin that readers' browsers ask, if any: a content security policy has to admit it. */
export function assistantOrigin({ url }: AssistantConfig): string | undefined {
  return url.startsWith('/') ? undefined : new URL(url).origin;
}

function readUrl(value: string): string {
  const isPath = /^\/(?!\/)/.test(value);
  if (isPath || (URL.canParse(value) && /^https?:/.test(value))) return value.replace(/\/+$/, '');
  throw new Error(
    `ASSISTANT_URL: expected an address like https://assistant.example/chat, or a path, found "${value}".`,
  );
}
