import type { Position } from '../../geojson/types.gen.ts';
import type { OsmTags } from './osm-feature.ts';

/** A member of a relation. `line` is set if the source includes the shape. */
export type OsmMember = {
  readonly type: string;
  readonly ref: string;
  readonly role: string;
  readonly line?: readonly Position[];
};

/** OpenStreetMap objects as delivered: shapes are references to other objects. */
export type OsmData = {
  readonly nodes: Map<string, { readonly at: Position; readonly tags: OsmTags }>;
  readonly ways: Map<
    string,
    {
      readonly nodes: readonly string[];
      readonly line?: readonly Position[];
      readonly tags: OsmTags;
    }
  >;
  readonly relations: Map<
    string,
    { readonly members: readonly OsmMember[]; readonly tags: OsmTags }
  >;
};

export function emptyOsmData(): OsmData {
  return { nodes: new Map(), ways: new Map(), relations: new Map() };
}
