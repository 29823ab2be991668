export type { Bbox, LngLat } from '@brand/geo';
export { MvfError, type MvfErrorCode, type MvfErrorDetails } from './mvf-error.ts';
export { MVF_LIMITS, type MvfLimits } from './archive/limits.ts';
export type { MvfArchive } from './archive/mvf-archive.ts';
export type { FileContent, FileSource } from './archive/open-files.ts';
export {
  readBundle,
  type AnyBundle,
  type BundleSource,
  type ReadOptions,
} from './bundle/read-bundle.ts';
export { writeBundle, writeFiles } from './bundle/write-bundle.ts';
export { writeZip } from './archive/write-zip.ts';
export { MvfBundle, type LoadOptions } from './bundle/bundle.ts';
export type {
  DocumentBase,
  DocumentOf,
  FloorFiles,
  FloorFilesOf,
  Mvf1Document,
  Mvf2Document,
  Mvf3Document,
  MvfDocument,
  MvfVersion,
  VenueFiles,
  VenueFilesOf,
} from './bundle/document.ts';
export type { V1FloorFiles, V1VenueFiles } from './v1/files.ts';
export type { V2FloorFiles, V2VenueFiles } from './v2/files.ts';
export type { V3FloorFiles, V3VenueFiles } from './v3/files.ts';
