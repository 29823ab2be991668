export { annotations, type Annotations } from './annotations.ts';
export type {
  AnnotationEvents,
  SymbolAnnotations,
  AnnotationOptions,
  AnnotationGroup,
} from './annotation-options.ts';
