import {
  Buildings,
  Categories,
  Level,
  LevelConnections,
  LevelNodes,
  LevelObstructions,
  LevelSpaces,
  Locations,
  Venue,
} from '../../v1/checks.gen.ts';
import type { V1FloorFiles, V1VenueFiles } from '../../v1/files.ts';
import type { CheckSchema } from '../check-schema.ts';

/** The schema of every file of version 1. */
export const V1_SCHEMAS: Readonly<Record<keyof V1VenueFiles | keyof V1FloorFiles, CheckSchema>> = {
  venue: Venue,
  buildings: Buildings,
  locations: Locations,
  categories: Categories,
  levels: Level,
  spaces: LevelSpaces,
  obstructions: LevelObstructions,
  nodes: LevelNodes,
  connections: LevelConnections,
};
