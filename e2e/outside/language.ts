import { extname } from 'node:path';
import type { SampleFile } from './block.ts';

/** Languages that blocks name themselves, and extensions of titles, by one name each. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'sh',
  brs: 'brightscript',
  geojson: 'json',
  kt: 'kotlin',
  kts: 'gradle',
  plist: 'xml',
  pq: 'power-query',
  py: 'python',
  vb: 'brightscript',
};

/** Languages of blocks whose title is not a file name, such as a version in a migration guide. */
const LANGUAGE_OF_SDK: Readonly<Record<string, string>> = {
  'web-sdk': 'ts',
  'react-native-sdk': 'tsx',
  'ios-sdk': 'swift',
  'android-sdk': 'kotlin',
};

export function languageOf({ title, language }: SampleFile, page: string): string {
  const name = language ?? extname(fileNameIn(title) ?? '').slice(1);
  if (name !== '') return LANGUAGES[name] ?? name;
  const sdk = page.split('/')[1] ?? '';
  // "In the head", "In the body".
  return title?.startsWith('In the ') ? 'html' : (LANGUAGE_OF_SDK[sdk] ?? 'text');
}

/** The file that a title names, without remarks: `App.tsx` for "App.tsx, 5.0". */
export function fileNameIn(title: string | undefined): string | undefined {
  return title === undefined ? undefined : /^[\w./+-]*\.[a-z]\w*(?=$|,)/i.exec(title)?.[0];
}
