import type powerbi from 'powerbi-visuals-api';

/** The fields that a report author fills, as `capabilities.json` names them. */
type Role =
  | 'latitude'
  | 'longitude'
  | 'floor'
  | 'rowId'
  | 'name'
  | 'category'
  | 'weight'
  | 'tooltips';

/** Required fields, with the names that authors see. */
const REQUIRED = { latitude: 'Latitude', longitude: 'Longitude', floor: 'Floor' } as const;

/** Power BI passes on at most this many rows; `capabilities.json` asks for all of them. */
const ROW_LIMIT = 30_000;

/** A row of the report, as received. */
export type Row = {
  /** Row index in the table; identifies the row. */
  readonly index: number;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** A level number or the name of a floor; `undefined` if the cell is empty. */
  readonly floor: string | number | undefined;
  readonly name: string | undefined;
  readonly category: string | undefined;
  /** 0 or more. */
  readonly weight: number;
  /** More lines for its tooltip. */
  readonly details: readonly { readonly displayName: string; readonly value: string }[];
};

export type ReadRows = {
  readonly rows: readonly Row[];
  /** Fields that the author still has to fill. */
  readonly missingFields: readonly string[];
  /** Whether Power BI may have left rows out. */
  readonly isReduced: boolean;
};

/** Reads the rows from the table of a data view. */
export function readRows(dataView: powerbi.DataView | undefined): ReadRows {
  const table = dataView?.table;
  const columns = table?.columns ?? [];
  const indexOf = (role: Role): number => columns.findIndex(({ roles }) => roles?.[role] === true);
  const places = {
    latitude: indexOf('latitude'),
    longitude: indexOf('longitude'),
    floor: indexOf('floor'),
    name: indexOf('name'),
    category: indexOf('category'),
    weight: indexOf('weight'),
  };
  const missingFields = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[])
    .filter((role) => places[role] === -1)
    .map((role) => REQUIRED[role]);
  const details = columns.flatMap(({ roles, displayName }, index) =>
    roles?.['tooltips'] === true ? [{ displayName, index }] : [],
  );
  const found = missingFields.length === 0 ? (table?.rows ?? []) : [];
  const rows = found.map((cells, index): Row => ({
    index,
    latitude: numberOf(cells[places.latitude]),
    longitude: numberOf(cells[places.longitude]),
    floor: floorOf(cells[places.floor]),
    name: textOf(cells[places.name]),
    category: textOf(cells[places.category]),
    weight: places.weight === -1 ? 1 : Math.max(0, numberOf(cells[places.weight]) ?? 0),
    details: details.map((detail) => ({
      displayName: detail.displayName,
      value: textOf(cells[detail.index]) ?? '',
    })),
  }));
  return { rows, missingFields, isReduced: found.length >= ROW_LIMIT };
}

type Cell = powerbi.PrimitiveValue | undefined;

function numberOf(cell: Cell): number | undefined {
  const value = typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : cell;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function floorOf(cell: Cell): string | number | undefined {
  return typeof cell === 'number' ? numberOf(cell) : textOf(cell)?.trim();
}

function textOf(cell: Cell): string | undefined {
  if (cell === undefined || cell === null || cell === '') return undefined;
  return cell instanceof Date ? cell.toLocaleString() : String(cell);
}
