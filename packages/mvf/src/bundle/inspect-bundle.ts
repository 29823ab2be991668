import type { LoadOptions } from './bundle.ts';
import type { MvfDocument, MvfVersion } from './document.ts';
import type { AnyBundle } from './read-bundle.ts';

/** Summary of a bundle. */
export type BundleSummary = {
  readonly version: MvfVersion;
  readonly name: string;
  readonly floors: readonly FloorSummary[];
  readonly locations: number;
  readonly connections: number;
  /** Tags of all languages of the bundle's texts, the default first. */
  readonly languages: readonly string[];
  readonly files: readonly FileSummary[];
};

export type FloorSummary = {
  readonly id: string;
  readonly name: string;
  readonly elevation: number;
  /** Number of shapes of any kind on the floor. */
  readonly features: number;
  readonly nodes: number;
};

export type FileSummary = {
  readonly path: string;
  readonly bytes: number;
  /** Whether the version of the format describes this file. */
  readonly known: boolean;
};

/** Reads a whole bundle and counts its content. */
export async function inspectBundle(
  bundle: AnyBundle,
  options: LoadOptions = {},
): Promise<BundleSummary> {
  const document: MvfDocument = await bundle.load(options);
  const content = document as unknown as Loose;
  const floors = bundle.floorIds.map((id) => summariseFloor(id, content));
  return {
    version: bundle.version,
    name: nameOf(content) ?? 'Unnamed venue',
    floors: floors.toSorted((a, b) => b.elevation - a.elevation),
    locations: sizeOf(content['locations']),
    connections: idsOf(content['connections']).size,
    languages: languagesOf(content),
    files: (bundle.archive.paths ?? []).map((path) => ({
      path,
      bytes: bundle.archive.sizeOf(path) ?? 0,
      known: !Object.hasOwn(document.extras, path),
    })),
  };
}

/** Content of any version. Only existing fields are counted. */
type Loose = Readonly<Record<string, unknown>>;

/** Files of shapes. Version 3 has one per floor, the older versions one per type of shape. */
const SHAPES = ['geometry', 'spaces', 'obstructions', 'entrances'];

function summariseFloor(id: string, content: Loose): FloorSummary {
  const properties = floorProperties(id, content);
  const onFloor = (key: string): number => sizeOf(asObject(content[key])?.[id]);
  return {
    id,
    name: textOf(asObject(properties['details'])?.['name'] ?? properties['name']) ?? id,
    elevation: Number(properties['elevation'] ?? 0),
    features: SHAPES.reduce((sum, key) => sum + onFloor(key), 0),
    nodes: onFloor('nodes') + nodesOfMap(id, content),
  };
}

/** Counts the nodes of a floor in version 2, which stores the nodes of all floors in one file. */
function nodesOfMap(id: string, content: Loose): number {
  const nodes = featuresOf(content['nodes']);
  return nodes.filter((node) => asObject(asObject(node)?.['properties'])?.['map'] === id).length;
}

/**
 * Returns the ids in a list, a collection or, in version 1, a collection per level that may repeat
 * them.
 */
function idsOf(value: unknown): ReadonlySet<unknown> {
  const lists = Array.isArray(value) || featuresOf(value).length > 0 ? [value] : values(value);
  const items = lists.flatMap((list) => (Array.isArray(list) ? list : featuresOf(list)));
  return new Set(
    items.map((item) => asObject(item)?.['id'] ?? asObject(asObject(item)?.['properties'])?.['id']),
  );
}

function values(value: unknown): readonly unknown[] {
  return Object.values(asObject(value) ?? {});
}

function floorProperties(id: string, content: Loose): Loose {
  const collections = [content['floors'], asObject(content['levels'])?.[id]];
  for (const feature of collections.flatMap((collection) => featuresOf(collection))) {
    const properties = asObject(asObject(feature)?.['properties']);
    if (properties?.['id'] === id) return properties;
  }
  return {};
}

function nameOf(content: Loose): string | undefined {
  const sources = [content['manifest'], content['venue']].flatMap((source) => featuresOf(source));
  const names = sources.map((feature) => asObject(asObject(feature)?.['properties'])?.['name']);
  return names.map((name) => textOf(name)).find((name) => name !== undefined);
}

function languagesOf(content: Loose): string[] {
  const languages = asObject(content['cmsVenue'])?.['languages'];
  if (!Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown) => textOf(asObject(language)?.['code']) ?? []);
}

function featuresOf(collection: unknown): readonly unknown[] {
  const features = asObject(collection)?.['features'];
  return Array.isArray(features) ? features : [];
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : featuresOf(value).length;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function asObject(value: unknown): Loose | undefined {
  return typeof value === 'object' && value !== null ? (value as Loose) : undefined;
}
