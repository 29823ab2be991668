import type { Question, Reader } from '../answer-engine.ts';
import type { Passage } from '../retrieval/passage.ts';

export type SdkVersion = { readonly sdk: string; readonly version: string };

/** Maximum length of an earlier question. If it contains a pasted error, the start is enough. */
const MAX_EARLIER_QUESTION_LENGTH = 1000;
/** Minimum length of a turn that is still meaningful. */
const MIN_TURN_LENGTH = 80;
const TAG = /^docs-([\w-]+?)-(\d+(?:\.\d+)*)$/;

/** The versions that a reader has chosen, by SDK. */
export function chosenVersions({ tags }: Reader): ReadonlyMap<string, string> {
  const pairs = tags.flatMap((tag) => {
    const [, sdk, version] = TAG.exec(tag) ?? [];
    return sdk !== undefined && version !== undefined ? [[sdk, version] as const] : [];
  });
  return new Map(pairs);
}

/** An earlier question of a conversation with its answer. */
type Turn = { readonly question: string; readonly answer: string };

/** A question as JSON fields, so that no field can imitate another. */
export function describeQuestion(
  { text, before, answersBefore = [], reader }: Question,
  budget: { readonly history: number },
): string {
  const versions = chosenVersions(reader);
  const version = reader.section === undefined ? undefined : versions.get(reader.section);
  return JSON.stringify({
    question: text,
    earlier: latestWithin(
      before.map((question, at) => ({ question, answer: answersBefore[at] ?? '' })),
      budget.history,
    ),
    ...(version !== undefined && { reading: `${reader.section} ${version}` }),
    versions: Object.fromEntries(versions),
  });
}

/** The newest turns that fit, oldest first. The oldest of them may be cut. */
function latestWithin(turns: readonly Turn[], budget: number): Turn[] {
  const fitting: Turn[] = [];
  let left = budget;
  for (const turn of turns.toReversed()) {
    if (left < MIN_TURN_LENGTH) break;
    const question = clip(turn.question, Math.min(left, MAX_EARLIER_QUESTION_LENGTH));
    const answer = clip(turn.answer, left - question.length);
    left -= question.length + answer.length;
    fitting.unshift({ question, answer });
  }
  return fitting;
}

function clip(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, Math.max(0, maxLength - 1))}…`;
}

/**
 * The SDK and version that the code of an answer is for. The SDK comes from the imports, otherwise
 * from the open page, otherwise from most passages. The version comes from the passages, which
 * follow the reader's choice unless the question names another one.
 */
export function sdkOfCode(
  code: string,
  reader: Reader,
  passages: readonly Passage[],
): SdkVersion | undefined {
  const counted = countSdks(passages);
  const sdk = importedSdk(code) ?? readSdk(reader, counted) ?? counted[0]?.sdk;
  if (sdk === undefined) return undefined;
  const version =
    counted.find((each) => each.sdk === sdk)?.version ?? chosenVersions(reader).get(sdk);
  return version === undefined ? undefined : { sdk, version };
}

function importedSdk(code: string): string | undefined {
  const [, name] = /from\s+['"]@[\w-]+\/((?:web|react-native)-sdk)\b/.exec(code) ?? [];
  return name;
}

function readSdk({ section, tags }: Reader, counted: readonly SdkVersion[]): string | undefined {
  const isSdk = section !== undefined && chosenVersions({ tags }).has(section);
  const isMeant = counted.length === 0 || counted.some(({ sdk }) => sdk === section);
  return isSdk && isMeant ? section : undefined;
}

/** SDK versions of the passages, best and most frequent first. */
function countSdks(passages: readonly Passage[]): SdkVersion[] {
  const scores = new Map<string, SdkVersion & { score: number }>();
  for (const { page, score } of passages) {
    if (page.version === undefined || page.sdk === 'docs') continue;
    const key = `${page.sdk} ${page.version}`;
    const last = scores.get(key)?.score ?? 0;
    scores.set(key, { sdk: page.sdk, version: page.version, score: last + score });
  }
  return [...scores.values()].toSorted((a, b) => b.score - a.score);
}
