export { createWayfinding, type Wayfinding } from './create-wayfinding.ts';
export type { NearestTarget } from './nearest-target.ts';
export type {
  NearestByWalkingOptions,
  RouteOptions,
  RouteSmoothing,
  RouteThroughOptions,
  RouteZone,
  ZoneGeometry,
} from './route-options.ts';
export type {
  Instruction,
  InstructionAction,
  Landmark,
  NoRoute,
  NoRouteReason,
  Route,
  RouteResult,
  RouteSection,
  RouteStop,
  TurnBearing,
} from './route.ts';
export type { RoutePlace, RouteTarget } from './route-target.ts';
export {
  instructionText,
  loadTexts,
  type RouteMark,
  routeMarkText,
  textsLanguage,
} from './texts/instruction-text.ts';
