import { PAGE_QUESTIONS_FILE, type PageQuestions } from '@brand/wire/assistant';

let loading: Promise<PageQuestions> | undefined;

/** Questions for readers of an SDK on pages that have none of their own. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  'web-sdk': [
    'How do I show a map on my page?',
    'How do I draw a route between two places?',
    'How do I add a marker?',
    'How do I handle a click?',
  ],
  'react-native-sdk': [
    'How do I show a map in React Native?',
    'How do I draw a route between two places?',
    'How do I show markers?',
    'How do I handle a tap?',
  ],
  'ios-sdk': [
    'How do I show a map in SwiftUI?',
    'How do I draw a route?',
    'How do I add a marker?',
    'How do I handle a tap?',
  ],
  'android-sdk': [
    'How do I show a map in Jetpack Compose?',
    'How do I draw a route?',
    'How do I add a marker?',
    'How do I handle a tap?',
  ],
};
const FOR_EVERYBODY: readonly string[] = [
  'How do I show a map on my page?',
  'Which product should I use for my project?',
  'What is a floor stack?',
  'Is there a demo key and a demo venue?',
];
/** Questions about a venue, which a hosted assistant cannot answer. */
const ABOUT_VENUES: readonly string[] = [
  'How long does it take from Security to gate B2 in the demo airport?',
];

/** Suggested questions, and whether they are about the open page. */
export type Suggestions = { readonly isAboutPage: boolean; readonly questions: readonly string[] };

export type SuggestionContext = {
  readonly baseUrl: string;
  /** SDK of the open page. */
  readonly section: string | undefined;
  /** Whether a hosted assistant answers. */
  readonly isHosted: boolean;
};

/** Suggestions for a page, by its URL path. Never rejects: without the file, they are general. */
export async function loadSuggestions(
  pathname: string,
  { baseUrl, section, isHosted }: SuggestionContext,
): Promise<Suggestions> {
  const path = `/${pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  loading ??= fetchQuestions(baseUrl);
  try {
    const pages = await loading;
    const questions = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (questions) return { isAboutPage: true, questions };
  } catch {
    // The next new conversation retries.
    loading = undefined;
  }
  return { isAboutPage: false, questions: generalQuestions(section, isHosted) };
}

function generalQuestions(section: string | undefined, isHosted: boolean): readonly string[] {
  const ofSection = GENERAL[section ?? ''];
  return ofSection ?? (isHosted ? FOR_EVERYBODY : [...FOR_EVERYBODY, ...ABOUT_VENUES]);
}

async function fetchQuestions(baseUrl: string): Promise<PageQuestions> {
  const response = await fetch(baseUrl + PAGE_QUESTIONS_FILE);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as PageQuestions;
}
