import { type Block, filesToPaste } from './block.ts';
import { languageOf } from './language.ts';
import { isSession } from './session.ts';

/** Where a block is tried. */
export type Place =
  | 'vite'
  | 'react'
  | 'angular'
  | 'react-native'
  | 'node'
  | 'shell'
  | 'page'
  | 'data'
  | 'python'
  | 'php';

export type Placement = { readonly place: Place } | { readonly reason: string };

/** Languages of which no block can be executed here. */
const NOT_EXECUTABLE: Readonly<Record<string, string>> = {
  brightscript: 'BrightScript runs on BrightSign players only',
  gradle: 'Gradle and its plugins come from hosts that cannot be reached',
  js: 'Velo runs on Wix only',
  kotlin: 'compiled by the suite of the Android samples',
  'power-query': 'M runs in Power BI only',
  powershell: 'the module of Microsoft Places needs a tenant',
  sql: 'written for data warehouses',
  swift: 'there is no Swift compiler for this machine',
  text: 'text: output of a command or an address',
};

const PLACES: Readonly<Record<string, Place>> = {
  css: 'page',
  html: 'page',
  json: 'data',
  ndjson: 'data',
  php: 'php',
  python: 'python',
  sh: 'shell',
  xml: 'data',
};

export function placeBlock(block: Block): Placement {
  const language = languageOf(block, block.page);
  if (isSession(block.text)) return { place: 'shell' };
  const reason = NOT_EXECUTABLE[language];
  if (reason !== undefined) return { reason };
  if (language !== 'ts' && language !== 'tsx') {
    const place = PLACES[language];
    if (!place) throw new Error(`No place for code in ${language}: ${block.page}. Add one here.`);
    return { place };
  }
  const code = filesToPaste(block)
    .map(({ text }) => text)
    .join('\n');
  const isMock = block.title?.startsWith('__mocks__') ?? false;
  if (isMock || /from '(?:vitest|@playwright\/test)'/.test(code))
    return { reason: 'runs in a test runner' };
  if (block.page.startsWith('/react-native-sdk')) return { place: 'react-native' };
  if (code.includes("'@angular/")) return { place: 'angular' };
  if (language === 'tsx' || block.isReact || code.includes('web-sdk-react'))
    return { place: 'react' };
  return { place: isForNode(code) ? 'node' : 'vite' };
}

/** Only programs for Node import its modules or know its process. */
function isForNode(code: string): boolean {
  return /from 'node:|\bprocess\.(?:argv|env|exit|stdout)/.test(code);
}

/** Title of the table's row for a page: an SDK with its version, or a part of the docs. */
export function groupOf({ page, version }: Block): string {
  const [first = '', second = '', third = ''] = page.split('/').slice(1);
  if (first.endsWith('-sdk')) return `${first} ${version ?? ''}`;
  if (first !== 'docs') return 'other pages';
  return /^v\d/.test(third) ? `docs/${second} ${third}` : `docs/${second}`;
}

export function blocksIn(blocks: readonly Block[], place: Place): readonly Block[] {
  return blocks.filter((block) => {
    const placement = placeBlock(block);
    return 'place' in placement && placement.place === place;
  });
}
