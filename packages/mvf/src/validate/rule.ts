/** Rules are switched on and off by group. Schemas are always checked: all rules build on them. */
export type RuleGroup = 'bundle' | 'references' | 'geometry' | 'routing';

/** A rule, ready to run on the bundle it was made for. */
export type RuleRun = { readonly group: RuleGroup; readonly run: () => void };
