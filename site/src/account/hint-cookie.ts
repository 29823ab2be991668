type CookieJar = { cookie: string };

/** Sessions of providers often last a day. A hint that outlives one costs one click. */
const ONE_DAY_SECONDS = 86_400;

export type HintCookieOptions = {
  /** The name of the product in storage keys. */
  readonly slug: string;
  /**
   * The parent domain of the operator's sites. Without it, the cookie belongs to this host alone.
   */
  readonly domain?: string | undefined;
  readonly isSecure: boolean;
};

/**
 * A cookie without personal data that marks a login, so that sibling sites and other tabs can offer
 * to log in silently.
 */
export class HintCookie {
  readonly #jar: CookieJar;
  readonly #name: string;
  readonly #attributes: string;

  constructor(jar: CookieJar, { slug, domain, isSecure }: HintCookieOptions) {
    this.#jar = jar;
    this.#name = `${slug}.is-authenticated`;
    this.#attributes = [
      'Path=/',
      'SameSite=Lax',
      ...(domain === undefined ? [] : [`Domain=${domain}`]),
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');
  }

  isSet(): boolean {
    return this.#jar.cookie.split('; ').includes(`${this.#name}=1`);
  }

  set(): void {
    this.#jar.cookie = `${this.#name}=1; Max-Age=${ONE_DAY_SECONDS}; ${this.#attributes}`;
  }

  remove(): void {
    this.#jar.cookie = `${this.#name}=; Max-Age=0; ${this.#attributes}`;
  }
}
