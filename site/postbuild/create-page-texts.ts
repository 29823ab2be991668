import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createPageText, type PageContent, type PageText } from './page-text.ts';

/** Fewer pages take less time than starting a worker. */
const MIN_PAGES_PER_WORKER = 20;

/** Creates the texts of pages, in the order of the pages, on all cores. */
export async function createPageTexts(pages: readonly PageContent[]): Promise<PageText[]> {
  const count = Math.min(availableParallelism(), Math.floor(pages.length / MIN_PAGES_PER_WORKER));
  if (count < 2) return pages.map(createPageText);
  // Adjacent pages have similar sizes, so every worker gets every n-th page.
  const batches = Array.from({ length: count }, (_, worker) =>
    pages.filter((_page, index) => index % count === worker),
  );
  const texts = await Promise.all(batches.map(runWorker));
  return pages.map((_, index) => texts[index % count]?.[Math.floor(index / count)] as PageText);
}

async function runWorker(pages: readonly PageContent[]): Promise<PageText[]> {
  const worker = new Worker(new URL('./page-text-worker.ts', import.meta.url), {
    workerData: pages,
  });
  const [texts] = (await once(worker, 'message')) as [PageText[]];
  return texts;
}
