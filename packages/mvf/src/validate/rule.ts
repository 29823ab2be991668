/**
 * Group of rules that can be disabled together. Schemas are always checked, because all rules build
 * on them.
 */
export type RuleGroup = 'bundle' | 'references' | 'geometry' | 'routing';

/** A rule, ready to run on its bundle. */
export type RuleRun = { readonly group: RuleGroup; readonly run: () => void };
