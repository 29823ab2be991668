import type { Connection } from '../model/connection.ts';

/** Seconds that a ride takes. */
type RideTime = {
  /** Before it begins: waiting, opening. */
  readonly wait: number;
  /** For each 1 of difference in elevation. */
  readonly perFloor: number;
  /** Metres per second where it leads to the same elevation; none where that is walking. */
  readonly speed?: number;
};

/** Metres per second of an unhurried adult on level ground. */
export const WALKING_SPEED = 1.35;

/**
 * Usual figures for a storey of 4 m. Lifts: an average wait of 20 s and 3 s a floor with doors.
 * Escalators: 0.5 m/s along an incline of 30°, 8 m a storey. Stairs: 0.25 m/s upright. Moving
 * walkways: 0.65 m/s, on which most people walk on. Ramps: 1 in 12 at 1.2 m/s. Ladders: 0.2 m/s upright.
 */
const RIDES: Readonly<Record<string, RideTime>> = {
  elevator: { wait: 20, perFloor: 3 },
  escalator: { wait: 2, perFloor: 16, speed: 0.5 },
  stairs: { wait: 0, perFloor: 16 },
  travelator: { wait: 1, perFloor: 25, speed: 1.6 },
  ramp: { wait: 0, perFloor: 40 },
  ladder: { wait: 3, perFloor: 20 },
  door: { wait: 2, perFloor: 0 },
};
const UNKNOWN_RIDE: RideTime = { wait: 5, perFloor: 16 };

/** What a ride on a connection is like. */
export type Ride = {
  readonly connection: Connection;
  /** Difference of elevation, without sign. */
  readonly rise: number;
  /** Metres between the two ends, seen from above. */
  readonly length: number;
};

/** Seconds that a ride takes. */
export function rideSeconds({ connection, rise, length }: Ride, walkingSpeed: number): number {
  const type = connection.connectionType;
  const { wait, perFloor, speed } = Object.hasOwn(RIDES, type) ? RIDES[type]! : UNKNOWN_RIDE;
  const level = rise === 0 ? length / (speed ?? walkingSpeed) : 0;
  return wait + perFloor * rise + level;
}
