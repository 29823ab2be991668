export { stemOf } from './stem.ts';
export { isStopWord } from './stop-words.ts';
export { isInThesaurus, synonymsOf, translationsOf } from './thesaurus.ts';
export { plainText, type Word, type WordPart, wordsOf } from './words.ts';
