export { text3d } from './text-3d.ts';
export type {
  Text3d,
  Text3dGroup,
  MapText,
  Text3dOptions,
  Text3dTarget,
} from './text-3d-options.ts';
