import type { SymbolFilter } from '@brand/reference/search';

/** Query and filters of the reader. An empty filter matches everything. */
export type SymbolQuery = {
  readonly text: string;
  readonly kind: string;
  readonly sdk: string;
  readonly version: string;
};

export const EMPTY_QUERY: SymbolQuery = { text: '', kind: '', sdk: '', version: '' };

const PARAMETERS = { text: 'q', kind: 'kind', sdk: 'sdk', version: 'version' } as const;

export function isEmpty({ text, kind, sdk, version }: SymbolQuery): boolean {
  return text.trim() === '' && kind === '' && sdk === '' && version === '';
}

export function readQuery(search: string): SymbolQuery {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof SymbolQuery): string => parameters.get(PARAMETERS[name]) ?? '';
  return { text: read('text'), kind: read('kind'), sdk: read('sdk'), version: read('version') };
}

export function formatQuery(query: SymbolQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const value = query[name as keyof SymbolQuery];
    if (value !== '') parameters.set(parameter, value);
  }
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Bypasses the router, which would render the whole page on each keystroke. */
export function writeQuery(query: SymbolQuery): void {
  const { pathname, hash } = window.location;
  const address = `${pathname}${formatQuery(query)}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}

export function toFilter({ kind, sdk, version }: SymbolQuery): SymbolFilter {
  return {
    ...(kind !== '' && { kinds: new Set([kind]) }),
    ...(sdk !== '' && { sdks: new Set([sdk]) }),
    ...(version !== '' && { versions: new Set([version]) }),
  };
}
