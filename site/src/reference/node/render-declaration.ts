import type { ReferenceLanguage, ReferenceSymbol, Signature } from '@brand/reference';
import {
  type DeclarationPart,
  declarationParts,
  signatureParts,
} from '@brand/reference/declaration';
import type { Html } from '../published.ts';
import { escapeHtml } from '../../markdown/escape-html.ts';
import { renderCode, renderType } from './render-type.ts';

/** The declaration of one signature. */
export function renderSignature(
  symbol: ReferenceSymbol,
  signature: Signature,
  language: ReferenceLanguage,
): Html {
  return signatureParts(symbol, signature, language).map(renderPart).join('');
}

/** The declaration of a symbol that is not callable. */
export function renderDeclaration(symbol: ReferenceSymbol, language: ReferenceLanguage): Html {
  return declarationParts(symbol, language).map(renderPart).join('');
}

function renderPart(part: DeclarationPart): Html {
  if (typeof part === 'string') return escapeHtml(part);
  switch (part.role) {
    case 'type':
      return renderType(part.type);
    case 'name':
      return `<b>${escapeHtml(part.text)}</b>`;
    case 'parameter':
      return `<span class="hl-p">${escapeHtml(part.text)}</span>`;
    default:
      return renderCode(part.text);
  }
}
