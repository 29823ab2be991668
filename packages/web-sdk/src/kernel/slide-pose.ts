import type { CameraPose } from './view-camera.ts';

const RADIANS = Math.PI / 180;
// Nearer than this share of the present distance, a floor is beside the camera or behind it.
const NEAREST = 0.1;

/**
 * The pose that sees the same picture but looks at a place at another height: what is looked at
 * slides along the line of sight while the camera stands still. `undefined` where that line does not
 * meet the height in front of the camera.
 *
 * @param distance - Metres from the camera to what the pose looks at.
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
