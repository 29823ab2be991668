import type { Floor, Space, Venue } from '@brand/venue';
import { ScreenLayout } from '../../kernel/screen-layout.ts';
import { ViewCamera } from '../../kernel/view-camera.ts';
import { automaticLabels, type AutomaticLabel } from './automatic-labels.ts';
import { Label } from './label.ts';
import { ICON_ONLY, NOT_PLACED } from './label-boxes.ts';
import { LabelTable } from './label-table.ts';
import { TEXT_EDGE, textHeight } from './text-raster.ts';
import { wrapText } from './wrap-text.ts';

/** A room that has a name. */
export type NamedRoom = {
  readonly room: Space;
  /** The room's own name and the names of its locations. */
  readonly names: readonly string[];
  /**
   * The lowest tested zoom level at which one of the room's names is shown. `undefined` if none is.
   */
  readonly zoom: number | undefined;
};

export type LabelCoverage = {
  readonly rooms: readonly NamedRoom[];
  /**
   * Share of rooms whose name can be read at some zoom level, from 0 to 1. The share is 1 for a
   * venue without names.
   */
  readonly share: number;
};

export type LabelCoverageOptions = {
  /** Size of the screen in CSS pixels. @defaultValue a phone */
  readonly width?: number;
  readonly height?: number;
  /**
   * Zoom levels to test, in ascending order.
   * @defaultValue the levels of a map, in steps of a half
   */
  readonly zooms?: readonly number[];
};

const MAX_ZOOM = 22;
const ZOOMS = Array.from({ length: 15 }, (_, step) => MAX_ZOOM - 7 + step / 2);
/** Width of a letter as a ratio of the font size, a little more than the average. */
const LETTER = 0.58;
const PITCH_DEGREES = 45;

/**
 * Returns the zoom level at which each named room of a venue gets its label. The layout of the map
 * runs with each room in the middle of the screen. No browser is needed, because the width of texts
 * is estimated.
 */
export function measureLabelCoverage(
  venue: Venue,
  { width = 390, height = 844, zooms = ZOOMS }: LabelCoverageOptions = {},
): LabelCoverage {
  const camera = new ViewCamera(venue.center[1]);
  camera.setSize(width, height);
  const labels = automaticLabels(venue, {
    zoomFor: (metres) => camera.zoomFor(metres),
    maxZoom: MAX_ZOOM,
  });
  const rooms = venue.floors.flatMap((floor) => {
    const onFloor = labels.filter(({ element }) => element.floor === floor);
    return measureFloor(floor, onFloor, { camera, zooms, venue });
  });
  const readable = rooms.filter(({ zoom }) => zoom !== undefined);
  return { rooms, share: rooms.length === 0 ? 1 : readable.length / rooms.length };
}

function measureFloor(
  floor: Floor,
  automatic: readonly AutomaticLabel[],
  scope: {
    readonly camera: ViewCamera;
    readonly zooms: readonly number[];
    readonly venue: Venue;
  },
): NamedRoom[] {
  const { camera, zooms, venue } = scope;
  const labels = automatic.map(({ element, options }, index) => {
    const label = new Label(String(index), element, { owner: ownerOf(venue), options });
    const { x, y } = venue.frame.toMetres(element.center.lngLat);
    label.place = { x, y, height: 0, floorId: floor.id };
    return label;
  });
  const table = new LabelTable(0, {
    measure(row) {
      const { text, options } = labels[row]!;
      const measure = (line: string): number => line.length * LETTER * options.size;
      const lines = wrapText(text, { ...options, measure });
      const wide = Math.max(0, ...lines.map(measure)) + 2 * TEXT_EDGE;
      table.setTextSize(row, wide, textHeight(options.size, lines.length));
      return true;
    },
    onLayout: () => {},
    isCovered: () => false,
  });
  for (const label of labels) label.row = table.add(label.toRow(0));
  const layout = new ScreenLayout();
  layout.add(table);
  const rooms = floor.spaces.flatMap((room) => {
    const names = namesOf(room);
    if (names.length === 0) return [];
    const own = labels.filter(
      ({ text }, index) => names.includes(text) && automatic[index]!.parts.includes(room),
    );
    return [{ room, names, own, zoom: undefined as number | undefined }];
  });
  for (const zoom of zooms) {
    for (const target of rooms) {
      if (target.zoom !== undefined) continue;
      for (const label of target.own) {
        const { x, y } = label.place!;
        const bearingDegrees = venue.naturalBearingDegrees;
        camera.setPose({ x, y, z: 0, zoom, bearingDegrees, pitchDegrees: PITCH_DEGREES });
        layout.update(camera);
        for (const room of rooms) {
          const isPlaced = room.own.some(({ row }) => isReadable(table.columns.placed[row]!));
          if (isPlaced) room.zoom ??= zoom;
        }
      }
    }
  }
  return rooms.map(({ room, names, zoom }) => ({ room, names, zoom }));
}

function isReadable(placement: number): boolean {
  return placement !== NOT_PLACED && placement !== ICON_ONLY;
}

function namesOf(room: Space): string[] {
  if (room.isVoid) return [];
  const shown = room.locations.filter(({ isHidden }) => !isHidden);
  const names = [room, ...shown].map(({ name }) => name);
  return [...new Set(names)].filter((name) => name !== '');
}

function ownerOf(venue: Venue): ConstructorParameters<typeof Label>[2]['owner'] {
  return { language: venue.language, isPlaced: () => false, change() {}, remove() {} };
}
