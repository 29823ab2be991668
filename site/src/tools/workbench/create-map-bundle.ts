import { writeFiles, writeZip } from '@brand/mvf';
import { DRAWABLE_BYTES, LIGHT_BYTES } from './workbench-limits';
import { extractFloor } from './extract-floor';
import type { OpenedSource } from './opened-source';
import type { Drawing, MapBundle } from './protocol';

/** How a venue of this size is drawn. */
export function chooseDrawing(bytes: number): Drawing {
  if (bytes <= LIGHT_BYTES) return 'at-once';
  return bytes <= DRAWABLE_BYTES ? 'on-demand' : 'by-floor';
}

/** The bundle for the map: the whole venue, or one floor of it. */
export async function createMapBundle(
  source: OpenedSource,
  floorId: string | undefined,
): Promise<MapBundle> {
  if (floorId === undefined) {
    if (source.bytes > DRAWABLE_BYTES) return tooLarge(source.bytes);
    return { kind: 'bundle', bytes: await source.writeZip() };
  }
  const files = writeFiles(extractFloor(await source.readVenue(), floorId));
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  return bytes > DRAWABLE_BYTES ? tooLarge(bytes) : { kind: 'bundle', bytes: writeZip(files) };
}

function tooLarge(bytes: number): MapBundle {
  return {
    kind: 'too-large',
    reason: `Its ${Math.round(bytes / 1e6)} MB are more than the page can draw without freezing. Download the floor as SVG or GeoJSON and open it in another program.`,
  };
}
