import { type FieldReader, ToolFileError } from './field-reader.ts';

/** The floors that a file may name. */
export type FloorScope = {
  readonly floorIds: readonly string[];
  /** The field that says which venue the file was made on. */
  readonly venue: FieldReader;
  /** What readers call the file, such as `walk file`. */
  readonly title: string;
};

export const MAX_ID_LENGTH = 200;

/** The id of a floor of the venue that is open; that of another venue is refused by the venue's name. */
export function readFloorId(field: FieldReader, { floorIds, venue, title }: FloorScope): string {
  const floorId = field.text(MAX_ID_LENGTH);
  if (floorIds.includes(floorId)) return floorId;
  throw new ToolFileError(
    `${field.path}: this venue has no floor "${floorId}". The ${title} was made on ${venue.text(MAX_ID_LENGTH)}: choose that venue first.`,
  );
}
