import { type RefObject, useEffect, useState } from 'react';
import type { CodeEditor, TabKey } from '../editor/code-editor';
import { loadEditorParts } from '../lazy/load-parts';
import type { Playing } from './use-session';

type Options = Playing & {
  readonly host: RefObject<HTMLElement | null>;
  readonly mayLoad: boolean;
  readonly tabKey: TabKey;
};

/** The editor of a session's files in `host`. `undefined` until it has loaded. */
export function useCodeEditor({
  host,
  session,
  state,
  mayLoad,
  tabKey,
}: Options): CodeEditor | undefined {
  const [editor, setEditor] = useState<CodeEditor>();
  const { file, files, problems } = state;
  const text = files[file];

  useEffect(() => {
    if (!mayLoad || !host.current) return undefined;
    const parent = host.current;
    let made: CodeEditor | undefined;
    let isGone = false;
    const make = async (): Promise<void> => {
      const { CodeEditor: Editor } = await loadEditorParts();
      if (isGone) return;
      made = new Editor({
        parent,
        tabKey,
        onChange: (name, changed) => session.edit(name, changed),
        onRun: () => void session.run(),
      });
      setEditor(made);
    };
    void make();
    return () => {
      isGone = true;
      setEditor(undefined);
      made?.remove();
    };
  }, [host, mayLoad, session, tabKey]);

  useEffect(() => {
    if (text !== undefined) editor?.show(file, text);
  }, [editor, file, text]);

  useEffect(() => {
    editor?.mark(
      problems.flatMap(({ message, place }) =>
        place?.file === file ? [{ line: place.line, message }] : [],
      ),
    );
  }, [editor, problems, file]);

  return editor;
}
