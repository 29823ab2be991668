import { folder } from '@generated/diagrams/default/published.json';

const FAILED = 'The diagram could not be loaded. Reload the page.';

/**
 * Loads a published drawing, or a message in its place. Returns nothing if the reader leaves the
 * page in the meantime.
 */
export async function loadDrawing(name: string, signal: AbortSignal): Promise<Node | undefined> {
  try {
    const response = await fetch(`${folder}${name}.svg`, { signal });
    if (!response.ok) throw new Error(`${response.status}`);
    const { documentElement } = new DOMParser().parseFromString(
      await response.text(),
      'image/svg+xml',
    );
    return document.importNode(documentElement, true);
  } catch {
    return signal.aborted ? undefined : document.createTextNode(FAILED);
  }
}
