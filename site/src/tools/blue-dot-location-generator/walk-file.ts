import type { WalkPosition } from '@site/src/venue/walk/walk';
import { type FieldReader, ToolFileError } from '@site/src/tools/shared/file/field-reader';
import { openToolFile, type ToolFileKind } from '@site/src/tools/shared/file/open-tool-file';
import { type FloorScope, readFloorId } from '@site/src/tools/shared/file/read-floor-id';
import { writeToolFile } from '@site/src/tools/shared/file/write-tool-file';
import {
  type DrawnPoint,
  MAX_POINTS,
  positionsOf,
  WALK_RANGES,
  type WalkProject,
} from './walk-project.ts';

/** A saved walk: positions for apps, and the project that they are derived from for this tool. */
export type WalkFile = {
  readonly format: 'blue-dot-walk';
  readonly version: 1;
  /** The venue that it was drawn on: its id, or the name of the bundle. */
  readonly venue: string;
  readonly positions: readonly WalkPosition[];
  readonly project: WalkProject;
};

const KIND: ToolFileKind = { format: 'blue-dot-walk', title: 'walk file', version: 1 };
const OPTION_NAMES = [
  'speed',
  'accuracy',
  'noise',
  'seed',
  'interval',
  'floorChange',
  'lossStart',
  'lossLength',
] as const;

export function writeWalkFile(project: WalkProject, venue: string): string {
  return write({ venue, positions: positionsOf(project), project });
}

/** A walk file without its positions, which follow from the project. */
export function writeProject(project: WalkProject, venue: string): string {
  return write({ venue, positions: [], project });
}

function write(content: Omit<WalkFile, 'format' | 'version'>): string {
  const file: WalkFile = { format: 'blue-dot-walk', version: 1, ...content };
  return writeToolFile(file);
}

/** Parses the project in a walk file. Throws a `ToolFileError` with advice. */
export function readWalkFile(text: string, floorIds: readonly string[]): WalkProject {
  assertNotBareList(text);
  const file = openToolFile(text, KIND);
  const project = file.field('project');
  const points = project
    .field('points')
    .list(MAX_POINTS)
    .map((point) => readPoint(point, { floorIds, venue: file.field('venue'), title: KIND.title }));
  const options = project.field('options');
  const numbers = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, options.field(name).number(WALK_RANGES[name])]),
  ) as Record<(typeof OPTION_NAMES)[number], number>;
  return { points, options: { ...numbers, hasHeading: options.field('hasHeading').flag() } };
}

function readPoint(point: FieldReader, scope: FloorScope): DrawnPoint {
  return {
    lngLat: point.field('lngLat').lngLat(),
    floorId: readFloorId(point.field('floorId'), scope),
    pause: point.field('pause').number(WALK_RANGES.pause),
  };
}

/** A bare list of positions is for apps: the drawing cannot be restored from it. */
function assertNotBareList(text: string): void {
  if (!text.trimStart().startsWith('[')) return;
  throw new ToolFileError(
    'The file is a list of positions and cannot be edited here. Open the walk file that was saved with it.',
  );
}
