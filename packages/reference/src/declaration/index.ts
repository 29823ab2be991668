export {
  type DeclarationPart,
  declarationParts,
  declarationToString,
  signatureParts,
} from './declaration-parts.ts';
