export type LanguageName = 'curl' | 'typescript' | 'swift' | 'kotlin' | 'python';

/** The languages that a request is shown in, and what readers call them. Pages come with the first. */
export const LANGUAGES: readonly { readonly name: LanguageName; readonly title: string }[] = [
  { name: 'curl', title: 'curl' },
  { name: 'typescript', title: 'TypeScript' },
  { name: 'swift', title: 'Swift' },
  { name: 'kotlin', title: 'Kotlin' },
  { name: 'python', title: 'Python' },
];
