import { writeFileSync } from 'node:fs';
import { APP_SIZE_RECORD, measureAppSize } from './measure-app-size.ts';

/** `node tools/src/sdk/record-app-size.ts` records the size that pages quote. */
const size = await measureAppSize();
writeFileSync(APP_SIZE_RECORD, `${JSON.stringify(size, undefined, 2)}\n`);
console.log('Recorded', size);
