export { views } from './views-feature.ts';
export type { ApplyViewOptions, ApplyViewResult, ViewPart, Views } from './views.ts';
export type {
  ViewState,
  ViewStateCamera,
  ViewStateElements,
  ViewStateFloor,
} from './view-state.ts';
