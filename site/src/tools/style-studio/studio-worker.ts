import type { Mvf3Document } from '@brand/mvf';
import type { DefaultStyle } from '@brand/mvf/v3';
import * as Comlink from 'comlink';
import { checkStyle, writeStyledBundle } from './read-style';

const studioWorker = {
  check: (value: unknown, document: Mvf3Document): Promise<DefaultStyle> =>
    checkStyle(value, document),
  pack(document: Mvf3Document, style: DefaultStyle): Uint8Array<ArrayBuffer> {
    const bytes = writeStyledBundle(document, style);
    return Comlink.transfer(bytes, [bytes.buffer]);
  },
};

export type StudioWorker = typeof studioWorker;

Comlink.expose(studioWorker);
