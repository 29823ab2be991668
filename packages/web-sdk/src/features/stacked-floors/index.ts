export { stackedFloors, type StackedFloors } from './stacked-floors.ts';
export type { StackOptions } from './stack-options.ts';
