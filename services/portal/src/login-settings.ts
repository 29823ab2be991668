import { LOGIN_CONFIG_FILE, type LoginConfig, loginOrigin } from '@brand/wire/login';
import { Hono } from 'hono';

type Headers = Readonly<Record<string, string>>;

export type LoginOrigins = {
  /** As the site was built. */
  readonly built: LoginConfig | undefined;
  readonly wanted: LoginConfig | undefined;
  /** Origins that pages ask for other reasons, and may go on to ask. */
  readonly others: readonly string[];
};

/** Tells pages who logs readers in, in place of the file that the build wrote. */
export function createLoginSettings(config: LoginConfig | undefined): Hono {
  return new Hono().get(`/${LOGIN_CONFIG_FILE}`, ({ json }) =>
    json(config ?? {}, 200, { 'cache-control': 'public, max-age=0, must-revalidate' }),
  );
}

/** The headers of built pages, for another login provider than that of the build. */
export function withLoginOrigin(
  headers: Headers,
  { built, wanted, others }: LoginOrigins,
): Headers {
  const before = built && loginOrigin(built);
  const origin = wanted && loginOrigin(wanted);
  const rewrite = (sources: string): string => {
    const kept = sources
      .split(' ')
      .filter((source) => source !== before || others.includes(source));
    return [...new Set([...kept, ...(origin === undefined ? [] : [origin])])].join(' ');
  };
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) =>
      name.toLowerCase() === 'content-security-policy'
        ? [name, value.replace(/(?<=connect-src )[^;]*/, rewrite)]
        : [name, value],
    ),
  );
}
