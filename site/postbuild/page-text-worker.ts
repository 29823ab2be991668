import { parentPort, workerData } from 'node:worker_threads';
import { createPageText, type PageContent } from './page-text.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage((workerData as readonly PageContent[]).map(createPageText));
