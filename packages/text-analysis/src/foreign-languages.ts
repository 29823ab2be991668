/** Languages besides English that questions are recognised in, in the order of the glossary. */
export const FOREIGN_LANGUAGES = ['de', 'fr', 'es', 'pt', 'ja'] as const;

export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];
