import * as Comlink from 'comlink';

/**
 * Calls a worker that reports progress. Progress has a port of its own, so it may arrive after the
 * response; it is dropped then.
 */
export async function askWithProgress<Progress extends readonly unknown[], Answer>(
  ask: (onProgress: ((...told: Progress) => void) & Comlink.ProxyMarked) => Promise<Answer>,
  onProgress: (...told: Progress) => void,
): Promise<Answer> {
  let isOver = false;
  const forward = (...told: Progress): void => {
    if (!isOver) onProgress(...told);
  };
  try {
    return await ask(Comlink.proxy(forward));
  } finally {
    isOver = true;
  }
}
