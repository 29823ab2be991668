import * as Comlink from 'comlink';
import { createBench } from './create-bench';
import type { Bench } from './protocol';

const bench = createBench();

Comlink.expose({
  ...bench,
  async picture(floorId) {
    const picture = await bench.picture(floorId);
    if (picture.kind !== 'files') return picture;
    // Handed over and not copied: a copy would be made on both sides.
    return Comlink.transfer(
      picture,
      Object.values(picture.files).map(({ buffer }) => buffer as ArrayBuffer),
    );
  },
} satisfies Bench);
