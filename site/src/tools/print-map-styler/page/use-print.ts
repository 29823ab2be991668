import { printInWorker } from '../ask-print-worker';
import type { PrintFormat } from '../print-file';
import type { PrintSettings } from '../print-settings';
import { saveFile } from '@site/src/kit/save-file';
import type { ToolBundle } from '@site/src/venue/tool-bundle';
import { useCallback, useEffect, useRef, useState } from 'react';

export type PrintState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'cancelled' }
  | {
      readonly state: 'saved';
      readonly name: string;
      readonly pages: number;
      readonly missing: readonly string[];
    };

/** Renders one file at a time. */
export function usePrint(): {
  readonly print: PrintState;
  readonly start: (
    bundle: ToolBundle,
    settings: PrintSettings,
    format: PrintFormat,
  ) => Promise<void>;
  readonly cancel: () => void;
} {
  const [print, setPrint] = useState<PrintState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback((): void => {
    running.current?.abort(new Error('cancelled'));
    setPrint({ state: 'cancelled' });
  }, []);
  const start = useCallback(
    async (bundle: ToolBundle, settings: PrintSettings, format: PrintFormat): Promise<void> => {
      const controller = new AbortController();
      running.current = controller;
      setPrint({ state: 'running', done: 0, total: 1 });
      try {
        const file = await printInWorker(bundle.bytes, settings, {
          format,
          signal: controller.signal,
          onProgress: (done, total) => {
            if (!controller.signal.aborted) setPrint({ state: 'running', done, total });
          },
        });
        const { name, type, bytes, pages, missing } = file;
        saveFile(name, new Blob([new Uint8Array(bytes)], { type }));
        setPrint({ state: 'saved', name, pages, missing });
      } catch (error) {
        if (controller.signal.aborted) return;
        setPrint({ state: 'failed', reason: (error as Error).message });
      }
    },
    [],
  );
  useEffect(() => () => running.current?.abort(), []);
  return { print, start, cancel };
}
