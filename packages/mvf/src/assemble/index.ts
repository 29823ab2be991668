export { assembleVenue, type AssembleOptions } from './assemble-venue.ts';
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
