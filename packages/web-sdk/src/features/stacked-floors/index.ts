export { stackedFloors, type StackedFloors } from './stacked-floors.ts';
export type { StackOptions, StackPorts } from './stack-options.ts';
