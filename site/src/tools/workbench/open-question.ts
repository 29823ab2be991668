import type { MvfLimits } from '@brand/mvf';
import { docsPath, FINDING_CODES, type FindingCode } from '@brand/mvf/validate';
import { loadBytes } from './load-bytes';
import { openSource } from './open-source';
import type { OpenedSource } from './opened-source';
import type { OnBenchProgress, Refusal, VenueQuestion } from './protocol';
import { codeOfFailure, refuseFile } from './refuse-file';
import { throttleProgress } from './throttle-progress';

export type QuestionResult = { readonly source: OpenedSource } | { readonly refusal: Refusal };

/** Loads and opens what the reader chose, or explains why it cannot be opened. */
export async function openQuestion(
  question: VenueQuestion,
  onProgress: OnBenchProgress,
  limits: Partial<MvfLimits> = {},
): Promise<QuestionResult> {
  const { name } = question;
  let isOpening = true;
  // Later queries read more of the file, which is not progress of its opening.
  const reportProgress = throttleProgress((progress) => {
    if (isOpening) onProgress(progress);
  });
  try {
    const loaded = await loadBytes(question, reportProgress);
    const bounded = { ...loaded, limits: { ...loaded.limits, ...limits } };
    const result = await openSource(name, bounded, reportProgress);
    return 'refusedBy' in result ? { refusal: refuseFile(name, result.refusedBy) } : result;
  } catch (error) {
    return { refusal: refuseFile(name, describeFailure(error)) };
  } finally {
    isOpening = false;
  }
}

function describeFailure(error: unknown): { code: string; message: string; docs?: string } {
  const code = codeOfFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  const docs = Object.hasOwn(FINDING_CODES, code) ? docsPath(code as FindingCode, 3) : undefined;
  return { code, message, ...(docs !== undefined && { docs }) };
}
