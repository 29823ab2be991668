import { join } from 'node:path';
import type { LinkSymbolsOptions } from '../src/reference/node/remark-link-symbols.ts';
import type { ApiReferenceOptions } from '../src/reference/node/index.ts';
import type { ParityOptions } from '../src/features/parity/node/index.ts';
import { loadBrand } from '../../load-brand.ts';
import { renamesOf } from './api-renames.ts';
import { readThirdPartyNames } from './other-names.ts';
import { REQUIRED_REFERENCES } from './references.ts';

const CACHE = join(import.meta.dirname, '../../.cache');

/** Folder of the references: build output, or another folder in tests. */
const referenceFolder = process.env['REFERENCE_DIR'] || join(CACHE, 'reference');
export const samplesFolder = join(import.meta.dirname, '../../examples');
/** Symbols of samples belong to the references that the build makes. */
export const sampleSymbolsFolder =
  process.env['SAMPLE_SYMBOLS_DIR'] || join(samplesFolder, 'symbols');
const docsHost = process.env['REFERENCE_DOCS_HOST'] || undefined;

export const apiReferenceOptions: ApiReferenceOptions = {
  folder: referenceFolder,
  required: REQUIRED_REFERENCES,
  sampleSymbolsFolder,
  samplesFolder,
  renamesOf,
  packageScope: `@${loadBrand().slug}`,
  docsHost,
};

/** The feature table is built with the references; other references have none. */
export const parityOptions: ParityOptions = {
  file: join(CACHE, 'parity/matrix.json'),
  isOptional: Boolean(process.env['REFERENCE_DIR']),
};

export const linkSymbolsOptions: LinkSymbolsOptions = {
  referenceFolder,
  docsHost,
  onUnknown: 'fail',
  otherNames: readThirdPartyNames(),
};
