import type { CameraPose } from './view-camera.ts';

const RADIANS = Math.PI / 180;
// Minimum ratio of the new distance to the current one. Nearer, a floor is beside or behind the
// camera.
const NEAREST = 0.1;

/**
 * The pose with the same image but a target at another height: the target slides along the line of
 * sight while the camera stays. `undefined` if that line does not meet the height in front of the
 * camera.
 *
 * @param distance - Metres from the camera to the pose's target.
 */
export function slidePose(pose: CameraPose, z: number, distance: number): CameraPose | undefined {
  const pitch = pose.pitchDegrees * RADIANS;
  const bearing = pose.bearingDegrees * RADIANS;
  const ahead = (pose.z - z) / Math.cos(pitch);
  const share = (distance + ahead) / distance;
  if (!(share > NEAREST)) return undefined;
  return {
    ...pose,
    x: pose.x + Math.sin(bearing) * Math.sin(pitch) * ahead,
    y: pose.y + Math.cos(bearing) * Math.sin(pitch) * ahead,
    z,
    zoom: pose.zoom - Math.log2(share),
  };
}
