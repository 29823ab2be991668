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
      `${rows(swapped)} would be in this venue if latitude and longitude changed places. Exchange the two fields.`,
    farAway > 0 &&
      `${rows(farAway)} not drawn: the position is not at this venue. Check the venue, and that positions are degrees.`,
    noPosition > 0 && `${rows(noPosition)} not drawn: latitude or longitude is no number.`,
    noFloor > 0 && `${rows(noFloor)} not drawn: there is no floor in the row.`,
    unknownFloor > 0 &&
      `${rows(unknownFloor)} not drawn: no floor here is called ${quoted}. Floors are ${floors.join(', ')}.`,
    isReduced &&
      'Power BI passes on 30,000 rows at most and chose these evenly among all. Filter the visual, or add up rows before they get here.',
  ].filter((text) => text !== false);
}

function rows(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`;
}
