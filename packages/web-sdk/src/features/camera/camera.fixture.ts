import type { SeededRandom } from '@brand/geo';
import { type CameraPose, ViewCamera } from '../../kernel/view-camera.ts';
import { limitPose, type PoseLimits } from './limits.ts';

/** Limits of a venue of 400 m by 300 m. */
export const LIMITS: PoseLimits = {
  minZoom: 15,
  maxZoom: 22,
  minPitchDegrees: 0,
  maxPitchDegrees: 75,
  box: [-400, -300, 400, 300],
};

export const POSE: CameraPose = {
  x: 10,
  y: -20,
  z: 4,
  zoom: 18.5,
  bearingDegrees: 20,
  pitchDegrees: 45,
};

/** A camera of 900 by 600 pixels. */
export function viewAt(pose: Partial<CameraPose> = {}): ViewCamera {
  const view = new ViewCamera(48);
  view.setSize(900, 600);
  view.setPose({ ...POSE, ...pose });
  return view;
}

/** A random view within the limits: size, padding and pose. */
export function anyView(random: SeededRandom): ViewCamera {
  const view = viewAt();
  view.setSize(200 + random() * 1400, 200 + random() * 900);
  view.setPadding({
    top: random() * view.height * 0.3,
    right: random() * view.width * 0.3,
    bottom: random() * view.height * 0.3,
    left: random() * view.width * 0.3,
  });
  view.setPose(
    limitPose(
      {
        x: (random() - 0.5) * 600,
        y: (random() - 0.5) * 400,
        z: random() * 20,
        zoom: 15 + random() * 7,
        bearingDegrees: random() * 720 - 360,
        pitchDegrees: random() * 75,
      },
      LIMITS,
    ),
  );
  return view;
}
