/** A model placed on a floor. */
export type Placement = {
  /** Unique among the placements of a file. */
  readonly id: string;
  /** Name of the model: that of its file, without `.glb`. */
  readonly model: string;
  readonly floorId: string;
  /** Longitude and latitude of the centre of its base. */
  readonly lngLat: readonly [longitude: number, latitude: number];
  /** Metres above the floor. */
  readonly altitude: number;
  /** Counter-clockwise seen from above, from 0 up to 360; at 0 its front faces south. */
  readonly rotationDegrees: number;
  /** Factor on the size in its file. */
  readonly scale: number;
  /** Hex colour of all surfaces; those of the file if omitted. */
  readonly color?: string | undefined;
};

export type Placements = readonly Placement[];

/** A performance limit: each copy of a model is drawn separately. */
export const MAX_PLACEMENTS = 1000;
export const TOO_MANY_PLACEMENTS = `A file can have up to ${MAX_PLACEMENTS} placements. Remove some, or export the file and start another one.`;

export const SCALES = { least: 0.1, most: 20 } as const;
export const ALTITUDES = { least: -20, most: 100 } as const;

/** An id that no placement has. */
export function nextId(placements: Placements): string {
  const numbers = placements.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0));
  return `p${Math.max(0, ...numbers) + 1}`;
}

/** Normalises an angle to 0 up to 360. */
export function normalizeAngle(degrees: number): number {
  return rounded(((degrees % 360) + 360) % 360, 1) % 360;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
