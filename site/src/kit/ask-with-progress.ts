import * as Comlink from 'comlink';

/**
 * Calls a worker that reports progress. Progress has a port of its own, so it may arrive after the
 * response; it is dropped then.
 */
export async function askWithProgress<Told extends readonly unknown[], Answer>(
  ask: (onProgress: ((...told: Told) => void) & Comlink.ProxyMarked) => Promise<Answer>,
  onProgress: (...told: Told) => void,
): Promise<Answer> {
  let isOver = false;
  const tell = (...told: Told): void => {
    if (!isOver) onProgress(...told);
  };
  try {
    return await ask(Comlink.proxy(tell));
  } finally {
    isOver = true;
  }
}
