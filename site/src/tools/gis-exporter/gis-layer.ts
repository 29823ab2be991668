import type { GisFeature } from '../shared/gis-feature.ts';

/** The layers that can be exported, in drawing order. */
export const LAYERS = [
  { id: 'floors', label: 'Floors', about: 'The outline of each floor' },
  { id: 'hallways', label: 'Hallways', about: 'Where people walk' },
  { id: 'rooms', label: 'Rooms', about: 'Enclosed spaces' },
  { id: 'areas', label: 'Areas', about: 'Parts of spaces, zones, voids and shapes without a kind' },
  { id: 'objects', label: 'Objects', about: 'Furniture and machines' },
  { id: 'walls', label: 'Walls', about: 'Lines or outlines of walls' },
  { id: 'windows', label: 'Windows', about: 'Lines or outlines of windows' },
  { id: 'doors', label: 'Doors', about: 'Lines across the openings' },
  { id: 'facades', label: 'Facades', about: 'Exteriors of buildings' },
  { id: 'points', label: 'Points', about: 'Points of interest' },
  { id: 'annotations', label: 'Annotations', about: 'Safety signs and other symbols' },
  { id: 'locations', label: 'Locations', about: 'A point for each named place' },
  { id: 'connections', label: 'Connections', about: 'A point for each stop between floors' },
  { id: 'nodes', label: 'Nodes', about: 'Points of the walking network' },
  { id: 'edges', label: 'Edges', about: 'Lines between nodes' },
] as const;

export type LayerId = (typeof LAYERS)[number]['id'];

/** Features that share one table. */
export type GisLayer = {
  /** A name that is valid for files and tables, such as `rooms` or `ground_rooms`. */
  readonly name: string;
  readonly title: string;
  /** Name of the floor, if each floor has layers of its own. */
  readonly floor?: string;
  readonly features: readonly GisFeature[];
};

/** The exported part of a venue. */
export type GisData = { readonly venue: string; readonly layers: readonly GisLayer[] };
