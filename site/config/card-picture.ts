import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFences } from '../src/markdown/list-fences.ts';
import { liveSampleOf } from '../src/samples/node/remark-live-sample.ts';

/** The first sample of a page that has a picture, which the card of the page shows. */
export function findCardPicture(markdown: string, samplesFolder: string): string | undefined {
  return listFences(markdown)
    .fences.map(({ meta }) => liveSampleOf(meta))
    .find(
      (sample) => sample !== undefined && existsSync(join(samplesFolder, sample, 'light.webp')),
    );
}
