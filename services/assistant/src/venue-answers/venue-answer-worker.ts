import { parentPort, workerData } from 'node:worker_threads';
import { toReply } from './to-reply.ts';
import { VenueGuide } from './venue-guide.ts';
import type { VenueRequest, VenueResponse } from './venue-text.ts';

const guide = new VenueGuide(workerData as string);

parentPort?.on('message', async ({ number, ...question }: VenueRequest) => {
  const found = await guide.answer(question);
  const answer = found && toReply(found, question.text);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ number, answer } satisfies VenueResponse);
});
