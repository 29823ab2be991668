export { annotations, type Annotations } from './annotations.ts';
export type {
  AnnotationEvents,
  AnnotationGroup,
  AnnotationOptions,
  AnnotationPorts,
  ShownAnnotations,
} from './annotation-options.ts';
