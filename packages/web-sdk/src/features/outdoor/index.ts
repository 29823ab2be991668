export { outdoor, type Outdoor } from './outdoor.ts';
export type {
  Backdrop,
  BackdropMap,
  BackdropOptions,
  ContextGeoJson,
  ContextKind,
  ContextOptions,
  ContextStyle,
  OutdoorContext,
  OutdoorOptions,
} from './outdoor-options.ts';
