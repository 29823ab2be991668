import { listSearchOrigins, preconnectLink } from '@brand/wire/search';
import { listOrigins, type PageSettings } from './page-settings.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of built pages, adapted to settings that differ from those of the build. */
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
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (name.toLowerCase() === 'link' && wanted.search) return [];
    if (name.toLowerCase() !== 'content-security-policy') return [[name, value]];
    return [[name, value.replace(/(?<=connect-src )[^;]*/, admit)]];
  });
  const [first] = wanted.search ? listSearchOrigins(wanted.search) : [];
  return { ...Object.fromEntries(entries), ...(first && { Link: preconnectLink(first) }) };
}
