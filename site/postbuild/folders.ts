import { join } from 'node:path';

export const BUILD_FOLDER: string = join(import.meta.dirname, '../build');
export const REFERENCE_FOLDER: string =
  process.env['REFERENCE_DIR'] || join(import.meta.dirname, '../../.cache/reference');
