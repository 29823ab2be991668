export {
  type ApiChanges,
  compareReferences,
  type Renames,
  type SymbolPair,
} from './compare-references.ts';
