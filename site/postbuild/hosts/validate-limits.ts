/** Limits of Cloudflare Pages; Netlify has none that are lower. Rules beyond them are ignored. */
const MAX_HEADER_RULES = 100;
const MAX_HEADER_LINE_LENGTH = 2000;
const MAX_STATIC_REDIRECTS = 2000;
const MAX_DYNAMIC_REDIRECTS = 100;
const MAX_REDIRECT_LENGTH = 1000;

/** Findings about `_headers` and `_redirects` files that Cloudflare Pages would not read whole. */
export function validateLimits(headersFile: string, redirectsFile: string): string[] {
  const headerLines = headersFile.split('\n');
  const redirects = redirectsFile.split('\n').filter((line) => line !== '');
  const dynamic = redirects.filter((line) => line.includes('*')).length;
  const checks = [
    [
      '_headers: rules',
      headerLines.filter((line) => line.startsWith('/')).length,
      MAX_HEADER_RULES,
    ],
    ['_headers: characters in a line', longest(headerLines), MAX_HEADER_LINE_LENGTH],
    ['_redirects: rules without a wildcard', redirects.length - dynamic, MAX_STATIC_REDIRECTS],
    ['_redirects: rules with a wildcard', dynamic, MAX_DYNAMIC_REDIRECTS],
    ['_redirects: characters in a line', longest(redirects), MAX_REDIRECT_LENGTH],
  ] as const;
  return checks
    .filter(([, found, max]) => found > max)
    .map(([what, found, max]) => `${what}: found ${found}, Cloudflare Pages reads at most ${max}.`);
}

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}
