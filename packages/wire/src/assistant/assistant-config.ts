import { readChoice } from '../read-choice.ts';

/** Assistant settings for the browser. */
export type AssistantConfig = {
  readonly assistantId: string;
  /**
   * Path or URL of the assistant's chat; tokens are at `/token` below it, feedback at `/feedback`.
   */
  readonly url: string;
  /** Whether it is the hosted assistant, which does not support the protocol extensions. */
  readonly hosted?: true;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of the published settings below the base path; `{}` if there is no assistant. */
export const ASSISTANT_CONFIG_FILE = 'assistant/config.json';

/** Environment variables of the assistant. */
export const ASSISTANT_VARIABLES = [
  'ASSISTANT',
  'ASSISTANT_ID',
  'ASSISTANT_URL',
  'ASSISTANT_HOSTED',
] as const;

const HOSTED_URL = 'https://askai.algolia.com/chat';

/** Reads the assistant settings; by default the portal's own service on the site's origin. */
export function readAssistantConfig(environment: Environment): AssistantConfig | undefined {
  if (readChoice(environment, 'ASSISTANT', ['on', 'off']) === 'off') return undefined;
  const isHosted = readChoice(environment, 'ASSISTANT_HOSTED', ['0', '1']) === '1';
  const assistantId = environment['ASSISTANT_ID'];
  if (isHosted && !assistantId) {
    throw new Error(
      'ASSISTANT_ID: expected the id of your assistant, because ASSISTANT_HOSTED is 1, found none.',
    );
  }
  return {
    assistantId: assistantId || 'docs',
    url: readUrl(environment['ASSISTANT_URL'] || (isHosted ? HOSTED_URL : '/assistant')),
    ...(isHosted && { hosted: true }),
  };
}

/** Origin of a remote assistant. The content security policy has to allow it. */
export function assistantOrigin({ url }: AssistantConfig): string | undefined {
  return url.startsWith('/') ? undefined : new URL(url).origin;
}

function readUrl(value: string): string {
  const isPath = /^\/(?!\/)/.test(value);
  if (isPath || (URL.canParse(value) && /^https?:/.test(value))) return value.replace(/\/+$/, '');
  throw new Error(
    `ASSISTANT_URL: expected a URL such as https://assistant.example/chat, or a path, found "${value}".`,
  );
}
