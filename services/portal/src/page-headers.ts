import { listSearchOrigins, preconnectLink } from '@brand/wire/search';
import { listOrigins, type PageSettings } from './page-settings.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of built pages, adapted to settings that differ from the build. */
export function applyRuntimeCsp(
  headers: Headers,
  built: Partial<PageSettings>,
  wanted: Partial<PageSettings>,
): Headers {
  const before = listOrigins(built);
  const now = listOrigins({ ...built, ...wanted });
  const admit = (sources: string): string => {
    const kept = sources.split(' ').filter((source) => !before.includes(source));
    return [...new Set([...kept, ...now])].join(' ');
  };
  const entries = Object.entries(headers).map(([name, value]): [string, string] =>
    name.toLowerCase() === 'content-security-policy'
      ? [name, value.replace(/(?<=connect-src )[^;]*/, admit)]
      : [name, value],
  );
  const adapted = Object.fromEntries(entries);
  if (!wanted.search) return adapted;
  const [first] = listSearchOrigins(wanted.search);
  const { Link: builtLinks = '', ...rest } = adapted;
  const links = builtLinks
    .split(/,\s*(?=<)/)
    .filter((link) => link !== '' && !link.includes('rel=preconnect'))
    .concat(first ? [preconnectLink(first)] : []);
  return links.length === 0 ? rest : { ...rest, Link: links.join(', ') };
}
