import type { RecordedPosition } from '@brand/web-sdk/blue-dot';
import { MAX_HASH_LENGTH, writeShareHash } from '@brand/wire/playground';

export type PlaygroundLink = {
  readonly hash: string;
  /** Every position of the recording is in the link if 1, every second one if 2. */
  readonly every: number;
};

/** Links of mails and chats are short, so a long recording is thinned until it fits. */
const MAX_EVERY = 4096;

export async function writePlaygroundLink(
  recording: readonly RecordedPosition[],
  write: (recording: readonly RecordedPosition[]) => string,
): Promise<PlaygroundLink | undefined> {
  for (let every = 1; every <= MAX_EVERY; every *= 2) {
    const part = recording.filter((_, index) => index % every === 0);
    // A thousand positions never fit, so they need not be compressed to know.
    if (part.length > 1000) continue;
    const hash = await writeShareHash({ files: { 'main.ts': write(part) } });
    if (hash.length <= MAX_HASH_LENGTH) return { hash, every };
  }
  return undefined;
}
