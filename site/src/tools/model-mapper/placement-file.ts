import { type FieldReader, ToolFileError } from '@site/src/tools/shared/file/field-reader';
import { openToolFile, type ToolFileKind } from '@site/src/tools/shared/file/open-tool-file';
import {
  type FloorScope,
  MAX_ID_LENGTH,
  readFloorId,
} from '@site/src/tools/shared/file/read-floor-id';
import { writeToolFile } from '@site/src/tools/shared/file/write-tool-file';
import { ALTITUDES, MAX_PLACEMENTS, type Placement, type Placements, SCALES } from './placement.ts';

/** The file that the mapper exports and imports. */
export type PlacementFile = {
  readonly format: 'model-placements';
  readonly version: 1;
  /** The venue it was made on: the id of a demo venue, or the name of a bundle. */
  readonly venue: string;
  readonly placements: Placements;
};

const KIND: ToolFileKind = { format: 'model-placements', title: 'placement file', version: 1 };

export function writePlacements(placements: Placements, venue: string): string {
  const file: PlacementFile = { format: 'model-placements', version: 1, venue, placements };
  return writeToolFile(file);
}

type Known = { readonly models: readonly string[]; readonly floorIds: readonly string[] };

/** Parses the placements in a file. Throws a `ToolFileError` with advice. */
export function readPlacements(text: string, { models, floorIds }: Known): Placements {
  const file = openToolFile(text, KIND);
  const scope = { floorIds, venue: file.field('venue'), title: KIND.title, models };
  const placements = file
    .field('placements')
    .list(MAX_PLACEMENTS)
    .map((placement) => readPlacement(placement, scope));
  assertUniqueIds(placements);
  return placements;
}

function readPlacement(
  placement: FieldReader,
  scope: FloorScope & { readonly models: readonly string[] },
): Placement {
  const color = placement.field('color');
  return {
    id: placement.field('id').text(MAX_ID_LENGTH),
    model: readModel(placement.field('model'), scope.models),
    floorId: readFloorId(placement.field('floorId'), scope),
    lngLat: placement.field('lngLat').lngLat(),
    altitude: placement.field('altitude').number([ALTITUDES.least, ALTITUDES.most]),
    rotationDegrees: placement.field('rotationDegrees').number([-360, 360]),
    scale: placement.field('scale').number([SCALES.least, SCALES.most]),
    ...(!color.isMissing && { color: color.color() }),
  };
}

function readModel(field: FieldReader, models: readonly string[]): string {
  const model = field.text(MAX_ID_LENGTH);
  if (models.includes(model)) return model;
  throw new ToolFileError(
    `${field.path}: the library has no model "${model}". Use one of: ${models.join(', ')}.`,
  );
}

function assertUniqueIds(placements: Placements): void {
  const ids = new Set<string>();
  for (const [index, { id }] of placements.entries()) {
    if (ids.has(id)) {
      throw new ToolFileError(
        `placements[${index}].id: "${id}" is used twice. Rename one of the two.`,
      );
    }
    ids.add(id);
  }
}
