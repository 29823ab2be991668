import { readFile, writeFile } from 'node:fs/promises';
import { packForPlaces } from './pack-for-places.ts';

const [bundle = 'office.zip', output = 'office-places.zip'] =
  process.argv.slice(2);
await writeFile(output, await packForPlaces(await readFile(bundle)));
console.log(`Wrote ${output}`);
