import * as Comlink from 'comlink';
import { decodeText } from './parse/decode-text';
import { parseRecording } from './parse/parse-recording';
import type { CsvMapping, Recording } from './recording';

const recordingReader = {
  async read(source: Blob, name: string, mapping: CsvMapping | undefined): Promise<Recording> {
    const bytes = new Uint8Array(await source.arrayBuffer());
    return parseRecording(decodeText(bytes), { name, mapping });
  },
};

export type RecordingReader = typeof recordingReader;

Comlink.expose(recordingReader);
