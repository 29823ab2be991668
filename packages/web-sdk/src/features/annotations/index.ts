export { annotations, type Annotations } from './annotations.ts';
export type {
  AnnotationEvents,
  AnnotationGroup,
  AnnotationOptions,
  ShownAnnotations,
} from './annotation-options.ts';
