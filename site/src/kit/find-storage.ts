/** A storage of the browser, unless it lets this site store nothing. */
export function findStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    // Reading the property throws where the browser blocks storage.
    return undefined;
  }
}
