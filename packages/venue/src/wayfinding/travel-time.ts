import type { Connection } from '../model/connection.ts';

/** Durations of a ride, in seconds. */
type RideTime = {
  /** Time before the ride, for waiting and opening. */
  readonly wait: number;
  /** Time per unit of elevation difference. */
  readonly perFloor: number;
  /**
   * Speed between ends at the same elevation, in metres per second. If omitted, the walking speed.
   */
  readonly speed?: number;
};

/** Walking speed of an unhurried adult on level ground, in metres per second. */
export const WALKING_SPEED = 1.35;

/**
 * Typical values for a storey of 4 m. Lifts: an average wait of 20 s and 3 s per floor with doors.
 * Escalators: 0.5 m/s along an incline of 30°, 8 m a storey. Stairs: 0.25 m/s vertically. Moving
 * walkways: 0.65 m/s, on which most people keep walking. Ramps: 1 in 12 at 1.2 m/s. Ladders: 0.2
 * m/s vertically.
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

/** A ride on a connection. */
export type Ride = {
  readonly connection: Connection;
  /** Absolute difference of elevation. */
  readonly rise: number;
  /** Horizontal distance between the two ends, in metres. */
  readonly length: number;
};

/** Returns the duration of a ride in seconds. */
export function rideSeconds({ connection, rise, length }: Ride, walkingSpeed: number): number {
  const type = connection.connectionType;
  const { wait, perFloor, speed } = Object.hasOwn(RIDES, type) ? RIDES[type]! : UNKNOWN_RIDE;
  const level = rise === 0 ? length / (speed ?? walkingSpeed) : 0;
  return wait + perFloor * rise + level;
}
