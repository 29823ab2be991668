import { type FieldReader, ToolFileError } from './field-reader.ts';

/** The floors that a file may name. */
export type FloorScope = {
  readonly floorIds: readonly string[];
  /** The field that names the venue of the file. */
  readonly venue: FieldReader;
  /** Name of the file for readers, such as `walk file`. */
  readonly title: string;
};

export const MAX_ID_LENGTH = 200;

/** A floor id of the open venue. Throws for any other id, with the name of the venue to choose. */
export function readFloorId(field: FieldReader, { floorIds, venue, title }: FloorScope): string {
  const floorId = field.text(MAX_ID_LENGTH);
  if (floorIds.includes(floorId)) return floorId;
  throw new ToolFileError(
    `${field.path}: this venue has no floor "${floorId}". The ${title} was created for ${venue.text(MAX_ID_LENGTH)}. Choose that venue first.`,
  );
}
