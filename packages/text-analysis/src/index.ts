export { detectLanguage } from './detect-language.ts';
export { type ForeignLanguage } from './foreign-languages.ts';
export { translateQuestionWord, translateTerms } from './foreign-terms.ts';
export { stemWord } from './stem.ts';
export { isStopWord } from './stop-words.ts';
export { isInThesaurus, synonymsOf, translationsOf } from './thesaurus.ts';
export { foldText, type Word, type Subtoken, tokenize } from './tokenize.ts';
