import type { ForeignLanguage } from './foreign-languages.ts';
import { hasForeignTerm, removeAccents } from './foreign-terms.ts';

/** Frequent words of each language that English does not have. */
const FREQUENT: Readonly<Record<Exclude<ForeignLanguage, 'ja'>, ReadonlySet<string>>> = {
  de: wordSet(`wie was wo warum welche welcher welches wann ich wir ihr euer unsere unser mein meine
    meinen kann konnen muss mussen soll und oder nicht kein keine ein eine einen einem einer der die
    das den dem des ist sind wird werden habe haben gibt fur mit auf bei von zum zur zwischen ohne
    uber unter nach als auch nur mache macht bekomme bekommen liegen vor es man sich mir mich`),
  fr: wordSet(`comment quel quelle quels quelles pourquoi ou quand je nous vous mon ma mes notre
    votre peut peux puis faut et ou pas un une des les le la du au aux est sont avec sans sur dans
    pour par entre que qui ce cette ces il elle on y en de ne plus fait faire avoir etre deux`),
  es: wordSet(`como cual cuales que donde cuando por para puedo puede hay el la los las un una unos
    del al es son con sin sobre entre mi mis tu su sus se lo y o no en de mas hacer tengo tiene muestro
    quiero esta este`),
  pt: wordSet(`como qual quais que onde quando por para posso pode ha o a os as um uma uns do da dos
    das no na nos nas ao e sao com sem sobre entre meu minha meus seu sua se nao em de mais fazer
    tenho tem quero esta este isso dentro pelo pela`),
};
/** Words that exist in English too prove nothing. */
const ENGLISH = wordSet('a an as die do i in is it me no not on or was do so the to y o e');
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const MIN_EVIDENCE = 2;
const MIN_RATIO = 0.25;

/** The language of a question if it is one of these; `undefined` for English and for all others. */
export function detectLanguage(text: string): ForeignLanguage | undefined {
  if (JAPANESE.test(text)) return 'ja';
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu))].map(removeAccents);
  let best: ForeignLanguage | undefined;
  let most = 0;
  for (const language of ['de', 'fr', 'es', 'pt'] as const) {
    const own = words.filter(
      (word) =>
        !ENGLISH.has(word) && (FREQUENT[language].has(word) || hasForeignTerm(word, language)),
    ).length;
    const count = own + (SIGNS[language].test(text) ? SIGN_EVIDENCE : 0);
    if (count <= most) continue;
    best = language;
    most = count;
  }
  const isEnough = most >= MIN_EVIDENCE && most / Math.max(1, words.length) >= MIN_RATIO;
  return isEnough ? best : undefined;
}

/** Letters and signs that only one of these languages has. */
const SIGNS = {
  de: /[äöüß]/i,
  fr: /[èêœù]|\b[ldjnsqc]['’][aeiouyhéèê]\p{L}/iu,
  es: /[ñ¿¡]/i,
  pt: /[ãõ]|ç(?:ã|õ)/i,
} as const;
const SIGN_EVIDENCE = 1.5;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
