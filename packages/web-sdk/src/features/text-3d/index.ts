export { text3d } from './text-3d.ts';
export type {
  Text3d,
  Text3dElementType,
  Text3dGroup,
  Text3dHandle,
  Text3dOptions,
  Text3dTarget,
} from './text-3d-options.ts';
