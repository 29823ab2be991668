import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import FileTabs from './FileTabs';
import { useCodeEditor } from './use-code-editor';
import { useTypeHelp } from './use-type-help';
import type { Playing } from './use-session';
import editorStyles from './editor.module.css';

export type EditorHandle = {
  readonly goTo: (file: string, line: number) => void;
  /** Formats the visible file. Resolves to `false` while type help is not available. */
  readonly format: () => Promise<boolean>;
};

type Props = Playing & {
  readonly ref: Ref<EditorHandle>;
  /** The static code of the page, shown until the editor has loaded. */
  readonly children?: ReactNode;
};

/** The editor. It loads after the map; until then the code is static text. */
export default function EditorPane({ session, state, ref, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const baseUrl = useBaseUrl('/');
  const { file, files, source, hasMap, phase } = state;
  const text = files[file];
  const [mayLoad, setMayLoad] = useState(false);
  // Once loaded it stays, even while a stopped program restarts.
  if (!mayLoad && (isWanted || hasMap || phase === 'failed' || phase === 'stopped')) {
    setMayLoad(true);
  }
  const editor = useCodeEditor({ host, session, state, mayLoad, tabKey: 'indents' });
  // Types load only for readers who edit: they are a megabyte and keep a worker busy for a second.
  const typeHelp = useTypeHelp({
    editor: isWanted ? editor : undefined,
    files,
    version: source?.version,
    baseUrl,
  });

  useImperativeHandle(ref, () => ({
    goTo: (name, line) => {
      session.select(name);
      editor?.show(name, files[name] ?? '');
      editor?.goTo(line);
    },
    format: async () => {
      setWanted(true);
      // The current text, not that of the last render.
      const before = session.getState().files[file] ?? '';
      const formatted = await typeHelp?.format(file, before);
      if (formatted === undefined) return false;
      // Discards the result if the reader typed in the meantime.
      if (session.getState().files[file] === before) session.edit(file, formatted);
      return true;
    },
  }));

  return (
    <>
      <FileTabs
        names={Object.keys(files)}
        chosen={file}
        onChoose={(name) => session.select(name)}
      />
      <div
        className={editorStyles.code}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        data-editor={editor ? '' : undefined}
      >
        <div ref={host} className={editorStyles.editor} hidden={!editor} />
        {!editor && (children ?? <pre className={editorStyles.plain}>{text}</pre>)}
      </div>
    </>
  );
}
