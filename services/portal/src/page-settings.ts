import {
  ASSISTANT_CONFIG_FILE,
  ASSISTANT_VARIABLES,
  type AssistantConfig,
  assistantOrigin,
  readAssistantConfig,
} from '@brand/wire/assistant';
import {
  LOGIN_CONFIG_FILE,
  LOGIN_VARIABLES,
  type LoginConfig,
  loginOrigin,
  readLoginConfig,
} from '@brand/wire/login';
import {
  listSearchOrigins,
  readSearchConfig,
  SEARCH_CONFIG_FILE,
  SEARCH_VARIABLES,
  type SearchConfig,
} from '@brand/wire/search';

type Environment = Readonly<Record<string, string | undefined>>;
/** A file of settings that says that there is nobody to ask. */
type Nobody = { readonly [name in never]: never };

/** Whom pages ask: the contents of the files that they read it from. */
export type PageSettings = {
  readonly search: SearchConfig;
  readonly login: LoginConfig | Nobody;
  readonly assistant: AssistantConfig | Nobody;
};

export const SETTINGS_FILES = {
  search: SEARCH_CONFIG_FILE,
  login: LOGIN_CONFIG_FILE,
  assistant: ASSISTANT_CONFIG_FILE,
} as const satisfies Record<keyof PageSettings, string>;

const VARIABLES: Readonly<Record<keyof PageSettings, readonly string[]>> = {
  search: SEARCH_VARIABLES,
  login: LOGIN_VARIABLES,
  assistant: ASSISTANT_VARIABLES,
};

/** What the operator says when the server starts; of what nothing is said, as the site was built. */
export function readPageSettings(environment: Environment): Partial<PageSettings> {
  const all = readAllPageSettings(environment);
  const given = Object.entries(all).filter(([name]) =>
    VARIABLES[name as keyof PageSettings].some((variable) => environment[variable]),
  );
  return Object.fromEntries(given);
}

/** The settings where there is no built site that has any. */
export function readAllPageSettings(environment: Environment): PageSettings {
  return {
    search: readSearchConfig(environment),
    login: readLoginConfig(environment) ?? {},
    assistant: readAssistantConfig(environment) ?? {},
  };
}

/** The other origins that pages ask, which a content security policy has to admit. */
export function listOrigins({ search, login, assistant }: Partial<PageSettings>): string[] {
  const origins = [
    ...(search ? listSearchOrigins(search) : []),
    login && 'authority' in login ? loginOrigin(login) : undefined,
    assistant && 'url' in assistant ? assistantOrigin(assistant) : undefined,
  ];
  return [...new Set(origins)].filter((origin) => origin !== undefined);
}
