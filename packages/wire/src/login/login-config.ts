/** Login settings for the browser. */
export type LoginConfig = {
  /** URL of the OpenID provider. Its discovery document is below it. */
  readonly authority: string;
  readonly clientId: string;
  /** Audience of access tokens; by default the provider decides. */
  readonly audience?: string;
  /** Domain whose sites can detect a login; by default this site only. */
  readonly cookieDomain?: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of the published settings below the base path; an empty object while login is off. */
export const LOGIN_CONFIG_FILE = 'login/config.json';

/** Environment variables of login. */
export const LOGIN_VARIABLES = [
  'LOGIN_DOMAIN',
  'LOGIN_CLIENT_ID',
  'LOGIN_AUDIENCE',
  'LOGIN_COOKIE_DOMAIN',
] as const;

/** Reads the login settings; `undefined`, which disables login, without a domain. */
export function readLoginConfig(environment: Environment): LoginConfig | undefined {
  const given = LOGIN_VARIABLES.filter((name) => environment[name]);
  if (given.length === 0) return undefined;
  const authority = readDomain(requireValue(environment, 'LOGIN_DOMAIN', given));
  const clientId = readText('LOGIN_CLIENT_ID', requireValue(environment, 'LOGIN_CLIENT_ID', given));
  const audience = environment['LOGIN_AUDIENCE'];
  const cookieDomain = environment['LOGIN_COOKIE_DOMAIN'];
  return {
    authority,
    clientId,
    ...(audience && { audience: readText('LOGIN_AUDIENCE', audience) }),
    ...(cookieDomain && { cookieDomain: readCookieDomain(cookieDomain) }),
  };
}

/** Origin of the login provider. The content security policy has to allow it. */
export function loginOrigin({ authority }: LoginConfig): string {
  return new URL(authority).origin;
}

function requireValue(environment: Environment, name: string, given: readonly string[]): string {
  const value = environment[name];
  if (value) return value;
  throw new Error(
    `${name}: expected a value, because ${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'} set, found none. ` +
      'Set LOGIN_DOMAIN and LOGIN_CLIENT_ID together, or no LOGIN_… variable at all.',
  );
}

function readDomain(value: string): string {
  const address = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.search || url.hash || url.username || url.password) {
    throw new Error(
      `LOGIN_DOMAIN: expected a domain such as login.example, or a URL such as https://login.example/realm, found "${value}". ` +
        'Copy it from the settings of your OpenID provider.',
    );
  }
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))) {
    return url.href;
  }
  throw new Error(
    `LOGIN_DOMAIN: expected HTTPS, found "${value}". Use HTTPS unless the provider is on localhost.`,
  );
}

function isThisMachine(host: string): boolean {
  return /(?:^|\.)localhost$/.test(host) || host === '127.0.0.1' || host === '[::1]';
}

function readText(name: string, value: string): string {
  if (value.length <= 500 && /^[\x21-\x7e]+$/.test(value)) return value;
  throw new Error(
    `${name}: expected at most 500 visible characters without spaces, found ${JSON.stringify(value.slice(0, 60))}. ` +
      'Copy it from the settings of your OpenID provider.',
  );
}

function readCookieDomain(value: string): string {
  const domain = value.toLowerCase().replace(/^\./, '');
  const labels = domain.split('.');
  const isName = labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  if (isName && labels.length > 1 && !/^\d+$/.test(labels.at(-1) ?? '')) return domain;
  throw new Error(
    `LOGIN_COOKIE_DOMAIN: expected the parent domain of your sites, such as company.example, found "${value}". ` +
      'Use a name with a dot, without scheme, port or path, or unset the variable.',
  );
}
