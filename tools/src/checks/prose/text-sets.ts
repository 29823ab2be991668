import { DESCRIPTION_PATTERNS } from './rules/description-patterns.ts';
import { FILLER_PATTERNS } from './rules/filler-patterns.ts';
import { HEADING_PATTERNS } from './rules/heading-patterns.ts';
import { patternRule } from './rules/pattern-rule.ts';
import { PATTERNS } from './rules/patterns.ts';
import type { TextRule } from './rules/rule.ts';
import { SENTENCE_LENGTH } from './rules/sentence-length.ts';
import { TERM_PATTERNS } from './rules/term-patterns.ts';
import type { PublishedNames } from './texts/published-names.ts';
import { readDocComments } from './texts/read-doc-comments.ts';
import { readNativeComments } from './texts/read-native-comments.ts';
import { readPage } from './texts/read-page.ts';
import { readStrings } from './texts/read-strings.ts';
import type { FileTexts } from './texts/text-block.ts';

/** Files of which the same texts are read, and the rules for these texts. */
export type TextSet = {
  readonly name: string;
  readonly files: readonly string[];
  readonly exclude?: readonly string[];
  readonly read: (file: string, source: string, published: PublishedNames) => FileTexts;
  readonly rules: readonly TextRule[];
  /** Whether pages of different subjects may not share a sentence. */
  readonly hasUniqueSentences?: boolean;
};

const NO_TEXTS = [
  '**/*.test.{ts,tsx}',
  '**/*.{contract,fixture}.ts',
  '**/*.gen.ts',
  '**/fixtures/**',
  '**/node_modules/**',
  '**/dist/**',
  '**/examples/**',
];
/** Their strings are descriptions, which become tables and documents. */
const SCHEMAS = [
  'packages/mvf/src/**/schema.ts',
  'packages/data-sync/src/schemas/**/*.ts',
  'packages/rest-api/src/{operations,schemas}/**/*.ts',
  'packages/rest-api/src/*.ts',
];

const patterns = PATTERNS.map(patternRule);
const terms = TERM_PATTERNS.map(patternRule);
const fillers = FILLER_PATTERNS.map(patternRule);
const descriptions = DESCRIPTION_PATTERNS.map(patternRule);
const headings = HEADING_PATTERNS.map(patternRule);

/** Packages with an API reference; what their entries export is published. */
export const PUBLISHED_PACKAGES: readonly string[] = [
  'web-sdk',
  'web-sdk-react',
  'web-sdk-legacy',
  'react-native-sdk',
  'react-native-sdk-legacy',
];

/** Which rules apply to which texts. */
export const TEXT_SETS: readonly TextSet[] = [
  {
    name: 'pages',
    files: ['site/content/**/*.mdx', 'site/*_versioned_docs/**/*.mdx', 'site/src/pages/**/*.mdx'],
    exclude: ['site/src/pages/_design-system/**'],
    read: readPage,
    rules: [...patterns, ...terms, ...fillers, ...headings, SENTENCE_LENGTH],
    hasUniqueSentences: true,
  },
  {
    name: 'page changes',
    files: ['site/page-changes/2*.md'],
    read: readPage,
    rules: [...patterns, ...terms, ...fillers, SENTENCE_LENGTH],
  },
  {
    name: 'reference comments',
    files: ['packages/*/src/**/*.{ts,tsx}'],
    exclude: NO_TEXTS,
    read: (file, source, published) =>
      readDocComments(file, source, (name) => published.get(file)?.has(name) ?? false),
    rules: [...patterns, ...terms, ...fillers, ...descriptions, SENTENCE_LENGTH],
  },
  {
    name: 'native comments',
    files: ['packages/native-api/{android,ios}/**/*.{kt,swift}'],
    read: readNativeComments,
    rules: [...patterns, ...terms, ...fillers, ...descriptions, SENTENCE_LENGTH],
  },
  {
    name: 'other comments',
    files: ['packages/*/src/**/*.{ts,tsx}'],
    exclude: NO_TEXTS,
    read: (file, source, published) =>
      readDocComments(file, source, (name) => !published.get(file)?.has(name)),
    // Contributors read them in their editor. How they start is up to the author.
    rules: patterns,
  },
  {
    name: 'schemas',
    files: SCHEMAS,
    exclude: NO_TEXTS,
    read: readStrings,
    rules: [...patterns, ...terms, ...fillers, ...descriptions, SENTENCE_LENGTH],
  },
  {
    name: 'messages',
    files: ['packages/*/src/**/*.{ts,tsx}', 'services/*/src/**/*.ts'],
    exclude: [
      ...NO_TEXTS,
      ...SCHEMAS,
      'packages/text-analysis/**',
      'services/assistant/evaluation/**',
      'services/assistant/src/model/system-prompt.ts',
      'services/assistant/src/retrieval/{field,question}-words.ts',
    ],
    read: readStrings,
    rules: [...patterns, ...terms],
  },
  {
    name: 'interface texts',
    files: ['site/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    exclude: [...NO_TEXTS, 'apps/viewer/src/texts/{ar,es,fr,pt}.ts'],
    read: readStrings,
    rules: [...patterns, ...terms],
  },
];
