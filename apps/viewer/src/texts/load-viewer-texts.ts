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

/** Language of the viewer before there is a venue: the first that it speaks of those wanted. */
export function chooseLanguage(wanted: readonly string[]): string {
  return wanted.find(isSpoken) ?? 'en';
}

function isSpoken(language: string): boolean {
  const [base = ''] = language.split('-');
  return base === 'en' || Object.hasOwn(LOADERS, base);
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(?:ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr';
}
