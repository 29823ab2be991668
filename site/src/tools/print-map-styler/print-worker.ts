import { type Mvf3Document, readBundle } from '@brand/mvf';
import * as Comlink from 'comlink';
import { listPlaces, type NamedPlace } from './list-places.ts';
import { loadFont } from './load-font.ts';
import { type PrintFile, printFile, type PrintFormat } from './print-file.ts';
import type { PrintSettings, ReaderPlace } from './print-settings.ts';
import {
  describeVenue,
  drawPage,
  locateOnPage,
  type PagePoint,
  type PrintFloor,
  type PrintVenue,
} from './print-venue.ts';

let opened: Mvf3Document | undefined;

const printer = {
  /** Opens a bundle for the calls that follow. */
  async open(bytes: Uint8Array): Promise<PrintVenue> {
    const bundle = await readBundle(bytes);
    opened = (await bundle.load()) as Mvf3Document;
    return describeVenue(opened);
  },
  draw(settings: PrintSettings, floor: PrintFloor): string {
    return drawPage(open(), settings, floor);
  },
  places(): NamedPlace[] {
    return listPlaces(open());
  },
  locate(settings: PrintSettings, point: PagePoint): ReaderPlace | undefined {
    return locateOnPage(open(), settings, point);
  },
  async print(
    settings: PrintSettings,
    format: PrintFormat,
    onProgress: (done: number, total: number) => void,
  ): Promise<PrintFile> {
    const file = await printFile(open(), settings, {
      format,
      loadFont,
      now: new Date(),
      onProgress,
    });
    return Comlink.transfer(file, [file.bytes.buffer as ArrayBuffer]);
  },
};

function open(): Mvf3Document {
  if (!opened) throw new Error('No venue is open.');
  return opened;
}

export type Printer = typeof printer;

Comlink.expose(printer);
