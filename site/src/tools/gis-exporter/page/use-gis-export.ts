import { saveFile } from '@site/src/kit/save-file';
import { exportInWorker, listInWorker } from '../ask-gis-worker';
import type { FloorContents, GisChoice } from '../collect-layers';
import type { GisFormat } from '../gis-format';
import type { ExportProgress } from '../gis-worker';
import type { ToolBundle } from '@site/src/venue/tool-bundle';
import { useCallback, useEffect, useRef, useState } from 'react';

export type ExportState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly progress: ExportProgress | undefined }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'saved'; readonly name: string; readonly summary: string };

/** The contents of the floors of a bundle; `undefined` while they are counted. */
export function useContents(bundle: ToolBundle | undefined): FloorContents[] | undefined {
  const [counted, setCounted] = useState<{ bundle: ToolBundle; contents: FloorContents[] }>();
  useEffect(() => {
    if (!bundle) return undefined;
    const controller = new AbortController();
    listInWorker(bundle.bytes, controller.signal).then(
      (contents) => setCounted({ bundle, contents }),
      () => {
        if (!controller.signal.aborted) setCounted({ bundle, contents: [] });
      },
    );
    return () => controller.abort();
  }, [bundle]);
  return counted?.bundle === bundle ? counted?.contents : undefined;
}

/** Exports one file at a time. */
export function useGisExport(): {
  readonly export: ExportState;
  readonly start: (
    bundle: ToolBundle,
    options: GisChoice & { readonly format: GisFormat },
  ) => Promise<void>;
  readonly cancel: () => void;
} {
  const [state, setState] = useState<ExportState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback((): void => {
    running.current?.abort(new Error('cancelled'));
    setState({ state: 'cancelled' });
  }, []);
  const start = useCallback(
    async (
      bundle: ToolBundle,
      options: GisChoice & { readonly format: GisFormat },
    ): Promise<void> => {
      const controller = new AbortController();
      running.current = controller;
      setState({ state: 'running', progress: undefined });
      try {
        const { name, type, bytes, summary } = await exportInWorker(bundle.bytes, options, {
          signal: controller.signal,
          onProgress: (progress) => {
            if (!controller.signal.aborted) setState({ state: 'running', progress });
          },
        });
        saveFile(name, new Blob([new Uint8Array(bytes)], { type }));
        setState({ state: 'saved', name, summary });
      } catch (error) {
        if (controller.signal.aborted) return;
        setState({ state: 'failed', reason: (error as Error).message });
      }
    },
    [],
  );
  useEffect(() => () => running.current?.abort(), []);
  return { export: state, start, cancel };
}
