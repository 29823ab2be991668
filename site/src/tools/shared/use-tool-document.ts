import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readToolFile } from './file/open-tool-file';
import { createHistory, type History, record, redo, undo } from './history';
import { createDraftStorage } from './draft-storage';
import { onUndoKeys } from './undo-keys';

/** How the work of a tool is serialised and parsed. */
export type WorkKind<Work> = {
  /** Part of the storage key that names the tool. */
  readonly tool: string;
  readonly empty: Work;
  /** Runs at every change, so the text should be as short as `read` permits. */
  readonly write: (work: Work, venue: string) => string;
  /** Throws an error with advice for the reader. */
  readonly read: (text: string, floorIds: readonly string[]) => Work;
  /** Reads files of another format than that of `write`, as a change of the present work. */
  readonly files?: {
    readonly maxBytes: number;
    readonly read: (text: string) => Promise<(present: Work) => Work>;
  };
};

/** The venue that is worked on. */
export type WorkScope = {
  /** Part of the storage key that names the venue. */
  readonly key: string;
  /** Name of the venue in files. */
  readonly venue: string;
  readonly floorIds: readonly string[];
};

export type WorkState<Work> = {
  readonly work: Work;
  /** Message with advice if the last step failed; otherwise empty. */
  readonly problem: string;
  readonly setProblem: (problem: string) => void;
  /** Message about the last step, such as the opening of a file; empty after the next step. */
  readonly notice: string;
  /** Consecutive changes of one topic are undone together. */
  readonly edit: (work: Work, topic?: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Replaces the work with the content of a file, or sets `problem`. */
  readonly open: (file: File) => Promise<void>;
};

/** The work of a reader on a venue, with a draft in browser storage, undo and redo, and files. */
export function useToolDocument<Work>(kind: WorkKind<Work>, scope: WorkScope): WorkState<Work> {
  const [stored] = useState(() => createDraftStorage(kind.tool));
  const [begin] = useState(() => restore(kind, scope, stored.read(scope.key)));
  const [history, setHistory] = useState(() => createHistory(begin.work));
  const [problem, setProblem] = useState(begin.problem);
  const [notice, setNotice] = useState('');
  const latestFile = useRef<File>(undefined);
  const { present, past, future } = history;

  const keep = useEffectEvent((work: Work) => {
    if (stored.write(scope.key, kind.write(work, scope.venue))) return;
    setProblem('Your work could not be stored in this browser. Save it before you leave the page.');
  });
  useEffect(() => {
    // The stored draft stays unchanged until the first edit.
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
      latestFile.current = file;
      try {
        const change = await readChange(file, kind, scope);
        // The reader may have opened another file, or changed something else, in the meantime.
        if (latestFile.current !== file) return;
        step((before) => record(before, change(before.present)));
        setNotice(`${file.name} was opened. Undo restores your previous work.`);
      } catch (error) {
        if (latestFile.current !== file) return;
        setNotice('');
        setProblem((error as Error).message);
      }
    },
  };
}

/** The content of a file, as a change of the present work. */
async function readChange<Work>(
  file: File,
  { files, read }: WorkKind<Work>,
  { floorIds }: WorkScope,
): Promise<(present: Work) => Work> {
  const text = await readToolFile(file, files?.maxBytes);
  if (files) return files.read(text);
  const work = read(text, floorIds);
  return () => work;
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
    return {
      work: empty,
      problem: `The work that this browser stored for ${venue} does not match the venue. ${why}`,
    };
  }
}
