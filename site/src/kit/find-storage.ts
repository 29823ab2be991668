/** A storage of the browser; `undefined` if storage is blocked. */
export function findStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    // Reading the property throws where the browser blocks storage.
    return undefined;
  }
}
