import { PAGE_QUESTIONS_FILE, type PageQuestions } from '@brand/wire/assistant';

let loading: Promise<PageQuestions> | undefined;

/** Questions for readers of an SDK on pages that have none of their own. */
const GENERAL: Readonly<Record<string, readonly string[]>> = {
  'web-sdk': [
    'How do I get a map on my page?',
    'How do I draw a route between two places?',
    'How do I add a marker?',
    'How do I react to a click?',
  ],
  'react-native-sdk': [
    'How do I show a map in React Native?',
    'How do I draw a route between two places?',
    'How do I show markers?',
    'How do I react to a tap?',
  ],
  'ios-sdk': [
    'How do I show a map in SwiftUI?',
    'How do I draw a route?',
    'How do I add a marker?',
    'How do I react to a tap?',
  ],
  'android-sdk': [
    'How do I show a map in Jetpack Compose?',
    'How do I draw a route?',
    'How do I add a marker?',
    'How do I react to a tap?',
  ],
};
const FOR_EVERYBODY: readonly string[] = [
  'How do I get a map on my page?',
  'Which product should I use for my project?',
  'What is a floor stack?',
  'Is there a demo key and a demo venue?',
];

/** Suggested questions, and whether they are about the open page. */
export type Suggestions = { readonly isAboutPage: boolean; readonly questions: readonly string[] };

/** Suggestions for a page, by its URL path. Never rejects: without the file, they are general. */
export async function loadSuggestions(
  pathname: string,
  { baseUrl, section }: { readonly baseUrl: string; readonly section: string | undefined },
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
  return generalSuggestions(section);
}

function generalSuggestions(section: string | undefined): Suggestions {
  return { isAboutPage: false, questions: GENERAL[section ?? ''] ?? FOR_EVERYBODY };
}

async function fetchQuestions(baseUrl: string): Promise<PageQuestions> {
  const response = await fetch(baseUrl + PAGE_QUESTIONS_FILE);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as PageQuestions;
}
