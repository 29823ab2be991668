export { models } from './models.ts';
export type {
  Model,
  ModelAnimations,
  ModelOptions,
  Models,
  ModelStyle,
  ModelTarget,
} from './model-options.ts';
