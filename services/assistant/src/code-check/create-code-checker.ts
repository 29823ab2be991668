import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_TYPES_FILE, type CodeTypes } from '@brand/wire/assistant';
import type { CheckCode, CodeToCheck, CodeVerdict } from '../code-check.ts';
import { type CodeKind, findCodeKind } from './compile-request.ts';
import { Compiler } from './compiler.ts';

export type CodeCheckerOptions = {
  /** The built site, which holds the declarations of the SDKs. */
  readonly siteFolder: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
  readonly idleMs?: number;
  /** Maximum length of code. Longer code is not compiled. */
  readonly maxCodeLength?: number;
  /** Maximum queue length. Further code is not compiled. */
  readonly maxQueueLength?: number;
  readonly maxCached?: number;
};

export type CodeChecker = {
  readonly check: CheckCode;
  readonly close: () => Promise<void>;
};

/**
 * Compiles code against the declarations of the SDKs, one request at a time, in a worker thread
 * that starts on demand. The code is never run. Verdicts are cached, because readers ask the same
 * questions.
 */
export function createCodeChecker(options: CodeCheckerOptions): CodeChecker {
  const {
    siteFolder,
    maxCodeLength: longestCode = 20_000,
    maxQueueLength: mostWaiting = 50,
    maxCached: mostKept = 500,
  } = options;
  const compiler = new Compiler({
    siteFolder,
    timeLimitMs: options.timeLimitMs ?? 5000,
    memoryLimitMb: options.memoryLimitMb ?? 640,
    idleMs: options.idleMs ?? 300_000,
  });
  const verdicts = new Map<string, Promise<CodeVerdict>>();
  let known: readonly CodeTypes[] | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const enqueue = (
    request: CodeToCheck,
    kind: CodeKind,
    types: CodeTypes,
  ): Promise<CodeVerdict> => {
    waiting += 1;
    const verdict = last.then(async () => {
      const result = await compiler.compile({ code: request.code, kind, types });
      return { sdk: types.label, ...result };
    });
    last = verdict.catch(() => {}).then(() => (waiting -= 1));
    return verdict;
  };

  const check: CheckCode = async (request) => {
    const { code, language, sdk, version } = request;
    const kind = findCodeKind(language);
    known ??= readCodeTypes(siteFolder);
    const types = known.find((each) => each.sdk === sdk && each.version === version);
    if (!kind || !types || code.trim() === '' || code.length > longestCode) return undefined;
    const key = createHash('sha256').update(`${types.label}\n${kind}\n${code}`).digest('base64');
    const kept = verdicts.get(key);
    if (kept) return kept;
    if (waiting >= mostWaiting) return undefined;
    const verdict = enqueue(request, kind, types);
    verdicts.set(key, verdict);
    const [oldest] = verdicts.keys();
    if (verdicts.size > mostKept && oldest !== undefined) verdicts.delete(oldest);
    return verdict;
  };

  return { check, close: () => compiler.close() };
}

/** Types that can be compiled against; empty without a built site. */
function readCodeTypes(siteFolder: string): readonly CodeTypes[] {
  const path = join(siteFolder, CODE_TYPES_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as CodeTypes[]) : [];
}
