export {
  hasSharedCode,
  LONGEST_HASH,
  readShareHash,
  type SharedProgram,
  writeShareHash,
} from './share-link.ts';
