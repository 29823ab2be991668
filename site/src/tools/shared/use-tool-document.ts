import { useEffect, useEffectEvent, useState } from 'react';
import { readToolFile } from './file/open-tool-file';
import { beginHistory, type History, record, redo, undo } from './history';
import { createStoredWork } from './draft-storage';
import { onUndoKeys } from './undo-keys';

/** How the work of a tool is written as a file and read again. */
export type WorkKind<Work> = {
  /** What it is kept under in this browser. */
  readonly tool: string;
  readonly empty: Work;
  /** As short as `read` needs it: it is kept at every change. */
  readonly write: (work: Work, venue: string) => string;
  /** Throws an error that says what to do. */
  readonly read: (text: string, floorIds: readonly string[]) => Work;
  /** How files are taken over that are not what `write` makes. */
  readonly files?: {
    readonly mostBytes: number;
    readonly read: (text: string, present: Work) => Promise<Work>;
  };
};

/** The venue that is worked on. */
export type WorkScope = {
  /** What work on it is kept under. */
  readonly key: string;
  /** What files call it. */
  readonly venue: string;
  readonly floorIds: readonly string[];
};

export type WorkState<Work> = {
  readonly work: Work;
  /** What went wrong last, with what to do about it; empty where nothing did. */
  readonly problem: string;
  readonly setProblem: (problem: string) => void;
  /** What was done for the reader last, such as the opening of a file; empty after the next step. */
  readonly notice: string;
  /** Changes of one topic in a row are undone together. */
  readonly edit: (work: Work, topic?: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Takes over what a file holds, unless there is a problem with it. */
  readonly open: (file: File) => Promise<void>;
};

/** What the reader makes on a venue: kept in this browser, undone and done again, opened from files. */
export function useToolDocument<Work>(kind: WorkKind<Work>, scope: WorkScope): WorkState<Work> {
  const [stored] = useState(() => createStoredWork(kind.tool));
  const [begin] = useState(() => restore(kind, scope, stored.read(scope.key)));
  const [history, setHistory] = useState(() => beginHistory(begin.work));
  const [problem, setProblem] = useState(begin.problem);
  const [notice, setNotice] = useState('');
  const { present, past, future } = history;

  const keep = useEffectEvent((work: Work) => {
    if (stored.write(scope.key, kind.write(work, scope.venue))) return;
    setProblem('The browser has no room to keep your work. Save it before you leave the page.');
  });
  useEffect(() => {
    // What was kept stays as it is until something changes.
    if (past.length + future.length === 0) return undefined;
    const timer = setTimeout(() => keep(present));
    return () => clearTimeout(timer);
  }, [present, past, future]);

  const step = (change: (before: History<Work>) => History<Work>): void => {
    setProblem('');
    setNotice('');
    setHistory(change);
  };
  const stepByKey = useEffectEvent((name: 'undo' | 'redo') => step(name === 'undo' ? undo : redo));
  useEffect(() => onUndoKeys((name) => stepByKey(name)), []);
  const edit = (work: Work, topic?: string): void => step((before) => record(before, work, topic));
  return {
    work: present,
    problem,
    setProblem,
    notice,
    edit,
    undo: past.length > 0 ? () => step(undo) : undefined,
    redo: future.length > 0 ? () => step(redo) : undefined,
    open: async (file) => {
      try {
        const text = await readToolFile(file, kind.files?.mostBytes);
        edit(await (kind.files?.read(text, present) ?? kind.read(text, scope.floorIds)));
        setNotice(`${file.name} is opened. Undo brings back what was there.`);
      } catch (error) {
        setNotice('');
        setProblem((error as Error).message);
      }
    },
  };
}

function restore<Work>(
  { empty, read }: WorkKind<Work>,
  { venue, floorIds }: WorkScope,
  text: string | undefined,
): { readonly work: Work; readonly problem: string } {
  if (text === undefined) return { work: empty, problem: '' };
  try {
    return { work: read(text, floorIds), problem: '' };
  } catch (error) {
    const why = (error as Error).message;
    return { work: empty, problem: `What this browser kept for ${venue} does not fit it. ${why}` };
  }
}
