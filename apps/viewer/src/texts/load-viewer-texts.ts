import { en } from './en.ts';
import type { ViewerTexts } from './viewer-texts.ts';

const LOADERS: Readonly<Record<string, () => Promise<ViewerTexts>>> = {
  ar: async () => (await import('./ar.ts')).ar,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  pt: async () => (await import('./pt.ts')).pt,
};

/** Texts in a language; English if there is no translation or it cannot be loaded. */
export async function loadViewerTexts(language: string): Promise<ViewerTexts> {
  const [base = ''] = language.split('-');
  if (!Object.hasOwn(LOADERS, base)) return en;
  try {
    return (await LOADERS[base]?.()) ?? en;
  } catch {
    return en;
  }
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(?:ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr';
}
