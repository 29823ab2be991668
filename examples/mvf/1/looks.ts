// #region looks
/** Appearance of a kind of shape. Version 1 has no styles, so you choose. */
export type Look = {
  readonly color: string;
  /** Height above the floor, in metres. */
  readonly height: number;
  /** Half the width of a line, in metres. */
  readonly halfWidth: number;
};

export const LOOKS: Readonly<Record<string, Look>> = {
  area: { color: '#dfe8d8', height: 0.02, halfWidth: 0 },
  void: { color: '#c9d6d9', height: 0.03, halfWidth: 0 },
  hallway: { color: '#f4f0e7', height: 0.05, halfWidth: 0 },
  room: { color: '#e6d8bd', height: 0.1, halfWidth: 0 },
  door: { color: '#d2b98f', height: 0.15, halfWidth: 0.06 },
  object: { color: '#b8a890', height: 0.7, halfWidth: 0.05 },
  window: { color: '#9dbdca', height: 1, halfWidth: 0.05 },
  wall: { color: '#857e74', height: 1.1, halfWidth: 0.12 },
};
// #endregion looks
