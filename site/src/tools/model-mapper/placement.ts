/** A model where it stands. */
export type Placement = {
  /** Unique in the file. */
  readonly id: string;
  /** Name of the model: that of its file, without `.glb`. */
  readonly model: string;
  readonly floorId: string;
  /** Longitude and latitude of the middle of its foot. */
  readonly lngLat: readonly [longitude: number, latitude: number];
  /** Metres above the floor. */
  readonly altitude: number;
  /** Counter-clockwise seen from above; at 0 its front looks south. From 0 up to 360. */
  readonly rotationDegrees: number;
  /** How many times larger than in its file. */
  readonly scale: number;
  /** One hex colour for all surfaces; without it those of the file. */
  readonly color?: string | undefined;
};

export type Placements = readonly Placement[];

/** More would be slow in a browser: each copy of a model is drawn by itself. */
export const MAX_PLACEMENTS = 1000;
export const TOO_MANY_PLACEMENTS = `A file has ${MAX_PLACEMENTS} placements at most. Remove some, or export it and begin another one.`;

export const SCALES = { least: 0.1, most: 20 } as const;
export const ALTITUDES = { least: -20, most: 100 } as const;

/** A free id. */
export function nextId(placements: Placements): string {
  const numbers = placements.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0));
  return `p${Math.max(0, ...numbers) + 1}`;
}

/** An angle from 0 up to 360. */
export function turned(degrees: number): number {
  return rounded(((degrees % 360) + 360) % 360, 1) % 360;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
