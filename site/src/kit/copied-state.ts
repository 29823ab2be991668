/** 1.5 s: spec §9, copied-state. */
export const COPIED_STATE_MS = 1500;
