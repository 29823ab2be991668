export { isOfflineOffered, OFFLINE_VARIABLES } from './is-offline-offered.ts';
export {
  listPartFiles,
  type OfflineFile,
  type OfflineManifest,
  type OfflinePart,
  type OfflineSize,
  type OfflineState,
  sizeOfFiles,
  withNeeds,
} from './manifest.ts';
export {
  contentKey,
  OFFLINE_CACHE,
  OFFLINE_HEADER,
  OFFLINE_PATHS,
  PENDING_KEY,
  recordsPathOf,
  REVALIDATED_PATTERN,
  STATE_CHANGE,
  STATE_KEY,
} from './paths.ts';
