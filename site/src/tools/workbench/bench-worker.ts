import * as Comlink from 'comlink';
import { createBench } from './create-workbench';
import type { WorkbenchApi } from './workbench-api';

const bench = createBench();

Comlink.expose({
  ...bench,
  async picture(floorId) {
    const picture = await bench.picture(floorId);
    if (picture.kind !== 'bundle') return picture;
    return Comlink.transfer(picture, [picture.bytes.buffer]);
  },
} satisfies WorkbenchApi);
