import { loadBrand } from '../../load-brand.ts';
import { BUILD_FOLDER, REFERENCE_FOLDER } from './folders.ts';
import { writeSearchRecords } from './search-records/index.ts';

/** Runs after `docusaurus build`, in parallel with `index.ts`. */
await writeSearchRecords({
  buildFolder: BUILD_FOLDER,
  referenceFolder: REFERENCE_FOLDER,
  brand: loadBrand(),
});
