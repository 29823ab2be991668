const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JavaScript',
  kotlin: 'Kotlin',
  kt: 'Kotlin',
  php: 'PHP',
  powershell: 'PowerShell',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  shell: 'Shell',
  swift: 'Swift',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
  vb: 'Visual Basic',
  xml: 'XML',
};

/** What readers call the language of a fence; the word of the fence if it is not known. */
export function languageName(language: string): string {
  const key = language.toLowerCase();
  return (Object.hasOwn(NAMES, key) ? NAMES[key] : undefined) ?? (language || 'Text');
}
