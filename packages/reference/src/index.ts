export type {
  Markdown,
  Parameter,
  Reference,
  ReferenceLanguage,
  ReferenceModule,
  ReferenceSymbol,
  Signature,
  SymbolKind,
  TypeParameter,
  TypeText,
} from './model.ts';
export { checkReference } from './check-reference.ts';
export { readDocsHost, symbolUrl, type SymbolPlace } from './symbol-url.ts';
export { typeToString } from './type-to-string.ts';
export { SYMBOL_KINDS } from './symbol-kinds.ts';
export type { SampleFile, SampleSymbols, SymbolUse } from './sample-symbols.ts';
export {
  GUIDE_GROUPS,
  RUNNABLE_GROUPS,
  type RunnableGroup,
  sdkOfSamples,
  titleOfSample,
} from './runnable-samples.ts';
