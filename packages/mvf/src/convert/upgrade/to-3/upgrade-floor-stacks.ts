import type { FloorStack } from '../../../v3/extensions/floor-stacks/types.gen.ts';
import type { Address } from '../../../v3/extensions/address/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  idOf,
  type JsonObject,
  asRecord,
  asRecords,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import type { FloorTable } from './upgrade-floors.ts';

const SOURCE = 'floorstack.json';

/** Buildings and outdoor floors, which version 3 stores separately. */
export type StackTable = {
  readonly stacks: FloorStack[];
  /** Ids of version 3 by ids of version 2. */
  readonly ids: ReadonlyMap<string, string>;
  readonly outdoorFloors: string[];
  readonly addresses: Record<string, Address>;
};

export function upgradeFloorStacks(
  source: JsonObject,
  floors: FloorTable,
  report: ImportReport,
): StackTable {
  const raws = asRecords(source['floorStacks']);
  const outdoors = raws.filter(isOutdoor);
  const buildings = raws.filter((raw) => !isOutdoor(raw));
  const maker = new IdMaker('fs');
  const ids = new Map<string, string>();
  const addresses: [string, Address][] = [];
  const stacks = buildings.flatMap((raw) => {
    const listed = floorsOf(raw, floors, report);
    if (listed.length === 0) {
      noteDropped(report, 'empty-floor-stack', 'Floor stacks without a floor were left out.');
      return [];
    }
    const sourceId = idOf(raw['id']) ?? 'stack';
    const id = maker.make(sourceId);
    if (!ids.has(sourceId)) ids.set(sourceId, id);
    const { address, ...others } = asRecord(raw['metadata']);
    if (Object.keys(others).length > 0) {
      noteDropped(report, 'stack-metadata', 'Metadata of floor stacks was left out.');
    }
    const displayAddress = textOf(address);
    if (displayAddress) addresses.push([id, { display: { displayAddress } }]);
    return [toStack(raw, id, listed, floors)];
  });
  const inside = new Set(stacks.flatMap((stack) => stack.floors));
  const outdoorFloors = outdoorsOf(outdoors, inside, floors, report);
  if (raws.length === 0 && floors.features.length > 0) {
    stacks.push(guessStack(floors, maker.make('building'), report));
  }
  return { stacks, ids, outdoorFloors, addresses: Object.fromEntries(addresses) };
}

function isOutdoor(raw: JsonObject): boolean {
  return /^outdoors?$/i.test(textOf(raw['type']) ?? '');
}

function toStack(
  raw: JsonObject,
  id: string,
  listed: readonly string[],
  floors: FloorTable,
): FloorStack {
  const defaultFloor = floors.ids.get(idOf(raw['defaultFloor']) ?? '');
  return defined({
    id,
    floors: [...listed],
    defaultFloor: listed.find((floor) => floor === defaultFloor),
    details: readDetails(
      raw['details'],
      defined({ name: textOf(raw['name']), externalId: textOf(raw['externalId']) }),
    ),
  });
}

function floorsOf(raw: JsonObject, floors: FloorTable, report: ImportReport): string[] {
  const references = referencesOf(raw['maps'] ?? raw['floors'], 'id');
  const found = references.flatMap(({ id }) => floors.ids.get(id) ?? []);
  if (found.length < references.length) {
    noteDropped(report, 'dangling-floor', 'References to floors that do not exist were left out.');
  }
  return [...new Set(found)];
}

function outdoorsOf(
  raws: readonly JsonObject[],
  inside: ReadonlySet<string>,
  floors: FloorTable,
  report: ImportReport,
): string[] {
  const found = [...new Set(raws.flatMap((raw) => floorsOf(raw, floors, report)))];
  const outside = found.filter((floor) => !inside.has(floor));
  if (outside.length > 0) {
    report.note({
      action: 'changed',
      code: 'outdoor-stack',
      message: 'Outdoor floor stacks became outdoor floors, which have no name as a group.',
      source: SOURCE,
    });
  }
  if (outside.length < found.length) {
    report.note({
      action: 'guessed',
      code: 'outdoor-floor-in-building',
      message:
        'Floors that are outdoors and also in a building were treated as part of the building.',
      source: SOURCE,
    });
  }
  return outside;
}

function guessStack(floors: FloorTable, id: string, report: ImportReport): FloorStack {
  report.note({
    action: 'guessed',
    code: 'no-floor-stacks',
    message: 'The source does not state which floors belong together, so they became one building.',
    source: SOURCE,
  });
  return { id, floors: floors.features.map((floor) => floor.properties.id) };
}

function noteDropped(report: ImportReport, code: string, message: string): void {
  report.note({ action: 'dropped', code, message, source: SOURCE });
}
