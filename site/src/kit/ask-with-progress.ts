import * as Comlink from 'comlink';

/**
 * Asks a worker something that it tells its progress of. Progress comes through a port of its own, so
 * what was told before the answer may arrive after it: by then it is not passed on any more.
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
