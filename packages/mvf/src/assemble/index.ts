/**
 * Creates MVF 3 documents from drafts. All importers and venue sources use this module.
 *
 * @module
 */
export { assembleVenue } from './assemble-venue.ts';
export type { AssembleOptions } from './assemble-options.ts';
export type { GenerateOptions } from '../routing/generate/floor-plan.ts';
export type {
  DraftAccess,
  DraftAnnotation,
  DraftBuilding,
  DraftCategory,
  DraftConnection,
  DraftDoor,
  DraftFacade,
  DraftFloor,
  DraftFloorImage,
  DraftPlace,
  DraftShape,
  VenueDraft,
} from './venue-draft.ts';
