import { loadBrand } from '../../load-brand.ts';
import { BUILD_FOLDER } from './folders.ts';
import { writeOfflineFiles } from './offline/index.ts';

/** Runs after all other steps but compression. */
await writeOfflineFiles({
  buildFolder: BUILD_FOLDER,
  brand: loadBrand(),
  baseUrl: process.env['BASE_URL'] ?? '/',
  environment: process.env,
});
