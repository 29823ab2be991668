import type { Venue } from '@brand/web-sdk';
import { type ExampleId, makeExample } from '../lab/example-recording';
import { openRecording, type RecordingSource } from '../open-recording';
import type { CsvMapping, Recording } from '../recording';
import { useRef, useState } from 'react';

export type RecordingState = {
  /** The last recording that could be read. */
  readonly recording: Recording | undefined;
  /** The columns that the reader chose last, which may still be read. */
  readonly mapping: CsvMapping | undefined;
  readonly isReading: boolean;
  readonly problem: string;
  readonly notice: string;
  readonly open: (source: RecordingSource) => Promise<void>;
  readonly openExample: (id: ExampleId) => Promise<void>;
  /** Reads the same CSV file again with other columns. */
  readonly remap: (mapping: CsvMapping) => Promise<void>;
};

/** The recording that the reader chose; a file that cannot be read leaves the last one in place. */
export function useRecording(venue: Venue, onOpened: () => void): RecordingState {
  const [recording, setRecording] = useState<Recording>();
  const [mapping, setMapping] = useState<CsvMapping>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const [notice, setNotice] = useState('');
  const source = useRef<RecordingSource>(undefined);
  const latest = useRef(0);

  const take = async (read: () => Promise<Recording>): Promise<boolean> => {
    latest.current += 1;
    const number = latest.current;
    setReading(true);
    setProblem('');
    try {
      const next = await read();
      if (number !== latest.current) return false;
      onOpened();
      setRecording(next);
      setMapping(next.columns?.mapping);
      setNotice(describe(next));
      return true;
    } catch (error) {
      if (number === latest.current) {
        setNotice('');
        setProblem((error as Error).message);
      }
      return false;
    } finally {
      if (number === latest.current) setReading(false);
    }
  };

  return {
    recording,
    mapping,
    isReading,
    problem,
    notice,
    open: async (next) => {
      if (await take(() => openRecording(next))) source.current = next;
    },
    openExample: async (id) => {
      if (await take(() => makeExample(id, venue))) source.current = undefined;
    },
    remap: async (next) => {
      const { current } = source;
      if (!current) return;
      setMapping(next);
      await take(() => openRecording(current, next));
    },
  };
}

function describe({ name, fixes }: Recording): string {
  if (fixes.length === 0) return `${name} was opened, but its columns are unknown.`;
  return `${name} was opened: ${fixes.length} ${fixes.length === 1 ? 'position' : 'positions'}.`;
}
