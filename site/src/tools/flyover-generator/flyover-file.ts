import type { FieldReader } from '@site/src/tools/shared/file/field-reader';
import { openToolFile, type ToolFileKind } from '@site/src/tools/shared/file/open-tool-file';
import { type FloorScope, readFloorId } from '@site/src/tools/shared/file/read-floor-id';
import { writeToolFile } from '@site/src/tools/shared/file/write-tool-file';
import {
  EASING_NAMES,
  type Flyover,
  FLYOVER_RANGES,
  type KeyFrame,
  MAX_FRAMES,
} from './flyover.ts';

export type FlyoverFile = Flyover & {
  readonly format: 'flyover';
  readonly version: 1;
  /** The venue that it was made on: its id, or the name of the bundle. */
  readonly venue: string;
};

const KIND: ToolFileKind = { format: 'flyover', title: 'flyover file', version: 1 };
export const MAX_NAME_LENGTH = 60;

export function writeFlyoverFile({ loop, frames }: Flyover, venue: string): string {
  const file: FlyoverFile = { format: 'flyover', version: 1, venue, loop, frames };
  return writeToolFile(file);
}

/** Parses a flyover file. Throws a `ToolFileError` with advice. */
export function readFlyoverFile(text: string, floorIds: readonly string[]): Flyover {
  const file = openToolFile(text, KIND);
  const venue = file.field('venue');
  return {
    loop: file.field('loop').flag(),
    frames: file
      .field('frames')
      .list(MAX_FRAMES)
      .map((frame) => readFrame(frame, { floorIds, venue, title: KIND.title })),
  };
}

function readFrame(frame: FieldReader, scope: FloorScope): KeyFrame {
  const number = (name: keyof typeof FLYOVER_RANGES): number =>
    frame.field(name).number(FLYOVER_RANGES[name]);
  return {
    name: frame.field('name').text(MAX_NAME_LENGTH),
    floorId: readFloorId(frame.field('floorId'), scope),
    center: frame.field('center').lngLat(),
    zoom: number('zoom'),
    bearingDegrees: number('bearingDegrees'),
    pitchDegrees: number('pitchDegrees'),
    duration: number('duration'),
    easing: frame.field('easing').choice(EASING_NAMES),
    hold: number('hold'),
  };
}
