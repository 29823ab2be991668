export { views } from './views-feature.ts';
export { Views, type ApplyViewOptions, type ApplyViewResult, type ViewPart } from './views.ts';
export type { ViewParts } from './view-parts.ts';
export type {
  JsonValue,
  ViewState,
  ViewStateCamera,
  ViewStateElements,
  ViewStateFloor,
} from './view-state.ts';
