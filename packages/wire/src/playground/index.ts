export {
  hasSharedCode,
  MAX_HASH_LENGTH,
  readShareHash,
  type SharedProgram,
  writeShareHash,
} from './share-link.ts';
