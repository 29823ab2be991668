import { useEffect, useState } from 'react';
import { isWrittenWithReact, type SourceFiles } from '../compile/compiled-program';
import type { CodeEditor } from '../editor/code-editor';
import type { RunningTypeHelp } from '../types/start-type-help';
import { loadEditorParts } from '../lazy/load-parts';
import { playgroundTable } from '../table';

type Options = {
  readonly editor: CodeEditor | undefined;
  readonly files: SourceFiles;
  readonly version: string | undefined;
  readonly baseUrl: string;
};

export type Formatter = { readonly format: (file: string, text: string) => Promise<string> };

/** Starts type help when the editor has loaded and the page is idle. */
export function useTypeHelp({ editor, files, version, baseUrl }: Options): Formatter | undefined {
  const [running, setRunning] = useState<RunningTypeHelp>();
  const hasReact = isWrittenWithReact(files);

  useEffect(() => {
    const { typeHelp: help, react } = playgroundTable;
    const sdk = version === undefined ? undefined : help?.sdks[version];
    if (!editor || !help || sdk === undefined) return undefined;
    const ofReact = hasReact ? react?.[version ?? '']?.types : undefined;
    let started: RunningTypeHelp | undefined;
    let isGone = false;
    const start = async (): Promise<void> => {
      const { startTypeHelp } = await loadEditorParts();
      if (isGone) return;
      started = await startTypeHelp({
        worker: baseUrl + help.worker,
        types: [help.libraries, sdk, ...(ofReact === undefined ? [] : [ofReact])].map(
          (file) => baseUrl + file,
        ),
      });
      if (isGone) started.end();
      else setRunning(started);
    };
    // Type help is optional: code can be edited and run without it.
    const cancel = whenIdle(() => void start().catch(() => {}));
    return () => {
      isGone = true;
      cancel();
      started?.end();
      setRunning(undefined);
    };
  }, [editor, version, hasReact, baseUrl]);

  useEffect(() => {
    if (!running) return;
    for (const [name, code] of Object.entries(files)) {
      if (!name.endsWith('.css')) void running.help.updateFile({ path: `/${name}`, code });
    }
    // The editor sends its own changes; this is for files that are not shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [running, Object.keys(files).join()]);

  useEffect(() => {
    if (running) editor?.useTypeHelp(running);
  }, [editor, running]);

  return running && { format: (file, text) => running.help.format(`/${file}`, text) };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
