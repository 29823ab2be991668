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
/** Contents of a settings file if the portal runs without that service. */
type Nobody = { readonly [name in never]: never };

/** Services that pages call: the contents of the settings files. */
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

/** Settings that the operator sets at server start. Those left out keep the values of the build. */
export function readPageSettings(environment: Environment): Partial<PageSettings> {
  const all = readAllPageSettings(environment);
  const given = Object.entries(all).filter(([name]) =>
    VARIABLES[name as keyof PageSettings].some((variable) => environment[variable]),
  );
  return Object.fromEntries(given);
}

/** All settings, for use without a built site. */
export function readAllPageSettings(environment: Environment): PageSettings {
  return {
    search: readSearchConfig(environment),
    login: readLoginConfig(environment) ?? {},
    assistant: readAssistantConfig(environment) ?? {},
  };
}

/** Other origins that pages send requests to. The content security policy has to allow them. */
export function listOrigins({ search, login, assistant }: Partial<PageSettings>): string[] {
  const origins = [
    ...(search ? listSearchOrigins(search) : []),
    login && 'authority' in login ? loginOrigin(login) : undefined,
    assistant && 'url' in assistant ? assistantOrigin(assistant) : undefined,
  ];
  return [...new Set(origins)].filter((origin) => origin !== undefined);
}
