export { dynamicFocus, type DynamicFocus } from './dynamic-focus.ts';
export type { DynamicFocusEvents, DynamicFocusOptions } from './dynamic-focus-options.ts';
