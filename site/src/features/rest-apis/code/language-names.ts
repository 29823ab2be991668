export type LanguageName = 'curl' | 'typescript' | 'swift' | 'kotlin' | 'python';

/** The languages of requests with their labels. The first one is part of the page. */
export const LANGUAGES: readonly { readonly name: LanguageName; readonly title: string }[] = [
  { name: 'curl', title: 'curl' },
  { name: 'typescript', title: 'TypeScript' },
  { name: 'swift', title: 'Swift' },
  { name: 'kotlin', title: 'Kotlin' },
  { name: 'python', title: 'Python' },
];
