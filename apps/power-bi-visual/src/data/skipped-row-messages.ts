import type { SkippedRows } from './place-rows.ts';

/** One message per reason, with the number of skipped rows and a fix. */
export function skippedRowMessages(
  leftOut: SkippedRows,
  { isReduced, floors }: { readonly isReduced: boolean; readonly floors: readonly string[] },
): string[] {
  const { noPosition, noFloor, unknownFloor, unknownFloors, swapped, farAway } = leftOut;
  const quoted = unknownFloors.map((name) => `"${name}"`).join(', ');
  return [
    swapped > 0 &&
      `${rows(swapped)} would be in this venue if latitude and longitude were swapped. Swap the two fields.`,
    farAway > 0 &&
      `${rows(farAway)} not drawn: the position is outside this venue. Check the venue, and check that positions are in degrees.`,
    noPosition > 0 &&
      `${rows(noPosition)} not drawn: latitude or longitude is not a number. Correct the values.`,
    noFloor > 0 && `${rows(noFloor)} not drawn: no floor is set. Add a floor to each row.`,
    unknownFloor > 0 &&
      `${rows(unknownFloor)} not drawn: this venue has no floor named ${quoted}. Use one of: ${floors.join(', ')}.`,
    isReduced &&
      'Power BI passes at most 30,000 rows to a visual and sampled these evenly. Filter the visual, or aggregate the rows first.',
  ].filter((text) => text !== false);
}

function rows(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`;
}
