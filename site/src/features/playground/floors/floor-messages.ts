/** A floor that the reader can choose. */
export type ShownFloor = { readonly id: string; readonly name: string };

/** The floors of a program's map, the highest first, and the one that is shown. */
export type FloorList = {
  readonly floors: readonly ShownFloor[];
  /** `undefined` while all of them are stacked. */
  readonly current: string | undefined;
  /** Whether the program stacks floors, which can be shown again. */
  readonly hasStack: boolean;
};

/** Requests from the page to a program's map. */
export type FloorRequest =
  | { readonly type: 'floors-list' }
  /** Shows one floor; without an id, the stack of the program. */
  | { readonly type: 'floors-show'; readonly id: string | undefined };

/** A response, and each change after it. Untrusted, because it comes from a frame with foreign code. */
export type FloorReport = { readonly type: 'floors' } & FloorList;

const MAX_FLOORS = 40;
const MAX_NAME_LENGTH = 60;
const MAX_ID_LENGTH = 200;

/** Parses a response; invalid entries are dropped. */
export function parseFloorReport(data: unknown): FloorReport | undefined {
  const report = asRecord(data);
  if (report['type'] !== 'floors') return undefined;
  const floors = Array.isArray(report['floors']) ? report['floors'].slice(0, MAX_FLOORS) : [];
  return {
    type: 'floors',
    floors: floors.flatMap((floor) => readFloor(floor) ?? []),
    current: readText(report['current'], MAX_ID_LENGTH),
    hasStack: report['hasStack'] === true,
  };
}

function readFloor(value: unknown): ShownFloor | undefined {
  const floor = asRecord(value);
  const id = readText(floor['id'], MAX_ID_LENGTH);
  const name = readText(floor['name'], MAX_NAME_LENGTH);
  return id === undefined || name === undefined ? undefined : { id, name };
}

function readText(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, longest) : undefined;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
