import type { PageChange } from './page-change';

const requests = new Map<string, Promise<readonly PageChange[]>>();

/** Loads the changes of a page once. A failed request can be repeated. */
export function loadPageChanges(url: string): Promise<readonly PageChange[]> {
  const known = requests.get(url);
  if (known) return known;
  const request = fetch(url)
    .then((response) => {
      if (!response.ok) throw new Error(`${url}: the server responded with ${response.status}.`);
      return response.json() as Promise<readonly PageChange[]>;
    })
    .catch((error: unknown) => {
      requests.delete(url);
      throw error;
    });
  requests.set(url, request);
  return request;
}
