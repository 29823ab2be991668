import type { SourceFiles } from '../compile/compiled-program.ts';

const KEY = 'playground-drafts';
const MAX_DRAFTS = 20;

type Draft = {
  readonly files: SourceFiles;
  readonly at: number;
  /** Whether somebody else wrote the code that the reader edited. Older drafts do not say. */
  readonly isShared?: boolean;
};
type Drafts = Readonly<Record<string, Draft>>;

/** The stored edits of a sample. */
export function readDraft(
  path: string,
): { readonly files: SourceFiles; readonly isShared: boolean } | undefined {
  const draft = readAll()[path];
  return draft && { files: draft.files, isShared: draft.isShared ?? true };
}

/** Stores a draft, or deletes it without files. The oldest drafts are evicted. */
export function writeDraft(path: string, files: SourceFiles | undefined, isShared = false): void {
  const { [path]: _, ...others } = readAll();
  const recent = Object.entries(others)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_DRAFTS - 1);
  const drafts = Object.fromEntries(recent) as Record<string, Draft>;
  if (files) drafts[path] = { files, at: Date.now(), isShared };
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Storage is full or blocked: the draft is lost, the playground works.
  }
}

function readAll(): Drafts {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries((value ?? {}) as Record<string, Partial<Draft> | null>);
    return Object.fromEntries(entries.filter(([, draft]) => isDraft(draft))) as Drafts;
  } catch {
    return {};
  }
}

function isDraft(draft: Partial<Draft> | null): draft is Draft {
  const texts = Object.values(draft?.files ?? {});
  return (
    typeof draft?.at === 'number' &&
    texts.length > 0 &&
    texts.every((text) => typeof text === 'string')
  );
}
