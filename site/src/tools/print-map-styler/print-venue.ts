import type { Mvf3Document } from '@brand/mvf';
import { locateOnPrintPage, toPrintPage, type ToPrintPageOptions } from '@brand/mvf/convert';
import { roundedLngLat } from '../../kit/lng-lat.ts';
import { sheetSize } from './paper.ts';
import { pageOptions } from './page-options.ts';
import type { PrintSettings, ReaderPlace } from './print-settings.ts';

export type PrintFloor = { readonly id: string; readonly name: string };

export type PrintVenue = {
  readonly name: string;
  /** Sorted by elevation, lowest first. */
  readonly floors: readonly PrintFloor[];
  /** Languages that names are translated to. */
  readonly languages: readonly string[];
};

export function describeVenue(document: Mvf3Document): PrintVenue {
  const name = document.manifest?.features?.[0]?.properties?.name;
  const floors = document.floors.features
    .filter(({ properties }) => typeof properties?.id === 'string')
    .toSorted((a, b) => (a.properties.elevation ?? 0) - (b.properties.elevation ?? 0))
    .map(({ properties: { id, details } }) => ({
      id,
      name: String(details?.name ?? details?.shortName ?? id),
    }));
  const named = [...document.floors.features, ...(document.locations ?? [])];
  const languages = named.flatMap((each) => {
    const details = 'properties' in each ? each.properties?.details : each.details;
    return Object.keys(details?.translations ?? {});
  });
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name : 'Venue',
    floors,
    languages: [...new Set(languages)].toSorted(),
  };
}

/** The floors to print: those in the settings, or all if the settings name none of this venue. */
export function pagesOf(
  { floors }: Pick<PrintVenue, 'floors'>,
  settings: PrintSettings,
): PrintVenue['floors'] {
  const chosen = floors.filter(({ id }) => settings.floors.includes(id));
  return chosen.length > 0 ? chosen : floors;
}

/** The page of a floor as an SVG document. */
export function drawPage(
  document: Mvf3Document,
  settings: PrintSettings,
  floor: PrintFloor,
): string {
  return toPrintPage(document, optionsOf(document, settings, floor));
}

/** A point of a page, as ratios of its width and height. */
export type PagePoint = { readonly floor: PrintFloor; readonly x: number; readonly y: number };

/** The position that a point of the page shows; `undefined` outside the plan. */
export function locateOnPage(
  document: Mvf3Document,
  settings: PrintSettings,
  { floor, x, y }: PagePoint,
): ReaderPlace | undefined {
  const { width, height } = sheetSize(settings);
  const at = locateOnPrintPage(document, optionsOf(document, settings, floor), {
    x: x * width,
    y: y * height,
  });
  return at && { floor: floor.id, at: roundedLngLat(at) };
}

function optionsOf(
  document: Mvf3Document,
  settings: PrintSettings,
  floor: PrintFloor,
): ToPrintPageOptions {
  const { name } = describeVenue(document);
  return pageOptions(settings, { floorId: floor.id, floorName: floor.name, venueName: name });
}
