import type { KnownSection, PageQuestions, PageRecord } from '@brand/wire/assistant';

const MAX_QUESTIONS = 4;
/** One question alone looks like a mistake. */
const MIN_QUESTIONS = 2;
const MAX_QUESTION_LENGTH = 72;
/** Shorter phrases are too vague without the page around them. */
const MIN_WORDS = 4;

/** First words of headings that tell the reader to do something. */
const VERBS: ReadonlySet<string> = new Set(
  (
    'Add Allow Animate Annotate Apply Assign Avoid Bind Build Capture Change Check Choose ' +
    'Close Cluster Collect Colour Combine Compare Complete Compute Configure Connect Control ' +
    'Convert Copy Correct Correlate Count Cover Create Decode Delete Describe Detect ' +
    'Distinguish Divide Draw Drop Edit Embed Enlarge Explain Export Extrude Feed Fetch Filter ' +
    'Find Fix Focus Follow Get Group Guide Handle Hang Hide Highlight Imitate Import Insert ' +
    'Inspect Install Invite Join Keep Label Lead Limit Link List Listen Load Make Mark Match ' +
    'Measure Migrate Mint Move Notify Onboard Open Organise Pack Paint Phrase Pick Pin Place ' +
    'Plan Play Prepare Prevent Protect Publish Pull Put Query Raise React Read Rebuild Receive ' +
    'Recognise Record Recover Refresh Register Remember Remove Rename Repeat Replace Report ' +
    'Require Reset Resize Respond Restore Restrict Restyle Reuse Rotate Round Route Run Save ' +
    'Search Select Send Set Share Show Shrink Simulate Smooth Sort Split Stack Stop Store ' +
    'Style Suggest Support Switch Test Trace Track Translate Tune Turn Update Upgrade Upload ' +
    'Use Verify Visit Watch Wrap Write'
  ).split(' '),
);

/** Headings that make sense on their page only, such as `Move it yourself`. */
const NEEDS_CONTEXT = /[`[?:,]|\b(?:it|its|them|their|those|these|this|you|your|yours|yourself)\b/;

/** Phrases of readers that are questions, and not keywords. */
const QUESTION = new RegExp(
  `^(?:${[
    'how (?:do|can|many|much|is|are|does|should)',
    'what (?:is|are|does|do|happens)',
    'which (?:[\\w-]+ ){1,2}(?:is|are|was|does?|did|can|should|must|may|needs?|has|have|works?)',
    '(?:where|when|why) (?:is|are|does?|did|can|should|was)',
    'can (?:i|we|the|an?|it|you)',
    '(?:is|are|was) (?:it|there|the|an?|my)',
    '(?:does|do|should) ',
  ].join('|')})`,
);

/** Questions about sections that many pages have. */
const BY_HEADING: Readonly<Record<string, (subject: string) => string>> = {
  Options: (subject) => `Which options are there for ${subject}?`,
  Fields: (subject) => `Which fields are there for ${subject}?`,
  Files: (subject) => `Which files are there for ${subject}?`,
  Limits: (subject) => `Which limits are there for ${subject}?`,
  'Integrity rules': (subject) => `Which integrity rules are there for ${subject}?`,
  Troubleshooting: (subject) => `What can go wrong with ${subject}?`,
};

/** The questions that a new conversation suggests on each page; pages without any are left out. */
export function collectPageQuestions(pages: readonly PageRecord[]): PageQuestions {
  const names = collectNames(pages);
  const entries = pages.map((page) => [page.path, questionsAbout(page, names)] as const);
  return Object.fromEntries(entries.filter(([, { length }]) => length >= MIN_QUESTIONS));
}

/** One question per section: what the sections of this page say comes before what all have. */
function questionsAbout({ title, sections }: PageRecord, names: Names): string[] {
  const own = sections.flatMap((section) => questionOf(section, names) ?? []);
  const subject = subjectOf(title);
  const common = sections.flatMap(({ heading }) => BY_HEADING[heading]?.(subject) ?? []);
  return [...new Set([...own, ...common])].slice(0, MAX_QUESTIONS);
}

function questionOf(
  { heading, level, asked = [] }: KnownSection,
  names: Names,
): string | undefined {
  const [verb = '', ...rest] = heading.split(' ');
  const isTask = level > 1 && VERBS.has(verb) && rest.length > 0 && !NEEDS_CONTEXT.test(heading);
  if (isTask) return `How do I ${verb.toLowerCase()} ${rest.join(' ')}?`;
  const phrase = asked.find(
    (each) =>
      QUESTION.test(each) &&
      !/[,("=]/.test(each) &&
      each.length <= MAX_QUESTION_LENGTH &&
      each.split(' ').length >= MIN_WORDS,
  );
  return phrase === undefined ? undefined : formatPhrase(phrase, names);
}

/** Readers type in lower case and without a question mark. */
function formatPhrase(phrase: string, names: Names): string {
  const text = phrase
    .replaceAll(/\bi\b(?!\.)/g, 'I')
    .replaceAll(/[a-z]\w*/gi, (word) => names.get(word) ?? word)
    .replace(/\?*$/, '?');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Words that have capitals wherever they stand, by their lower case: `ios`, `sdk`, `swiftui`. */
type Names = ReadonlyMap<string, string>;

function collectNames(pages: readonly PageRecord[]): Names {
  const texts = pages.flatMap(({ title, description, sections }) => [
    title,
    description,
    ...sections.map(({ heading }) => heading),
  ]);
  const forms = new Map<string, Set<string>>();
  for (const text of texts) {
    // The first word of a sentence has a capital anyway.
    for (const [word] of text.matchAll(/(?<=[\w,;)] \(?)[a-z]\w*/gi)) {
      const key = word.toLowerCase();
      forms.set(key, (forms.get(key) ?? new Set()).add(word));
    }
  }
  return new Map(
    [...forms].flatMap(([key, words]): [string, string][] => {
      const [word = ''] = words;
      return words.size === 1 && word !== key ? [[key, word]] : [];
    }),
  );
}

/** Features are written in lower case: `Markers (Web SDK)`, `Playground: markers`. */
function subjectOf(title: string): string {
  const [, feature] = /^(.+) \(.+ SDK\)$/.exec(title) ?? [];
  if (feature === undefined) return title.replace(/^Playground: /, '');
  // Names such as `SwiftUI` and `3D models` stay as they are.
  const isWord = /^[A-Z][a-z-]*(?: |$)/.test(feature);
  return isWord ? feature.slice(0, 1).toLowerCase() + feature.slice(1) : feature;
}
