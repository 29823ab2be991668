import { parentPort, workerData } from 'node:worker_threads';
import { createPageText, type PageContent } from './page-text.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
parentPort?.postMessage((workerData as readonly PageContent[]).map(createPageText));
