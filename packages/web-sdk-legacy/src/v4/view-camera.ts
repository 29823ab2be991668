import { fromEngine, type MapCoordinate, toEngine } from '../shared/map-coordinate.ts';
import { type CameraTargets, toFocusTargets, type ViewCore } from '../shared/view-core.ts';

/** State of the camera. */
export type CameraState = {
  /** Position that the camera looks at. */
  readonly position: MapCoordinate;
  /** Distance from the camera to its target, in metres. Larger values show more of the map. */
  readonly zoom: number;
  /** Rotation of the map, in degrees clockwise from north. */
  readonly rotation: number;
  /** Tilt of the camera, in degrees, where 0 looks straight down. */
  readonly tilt: number;
};

/** Options of a camera movement. */
export type CameraMove = {
  /** Duration of the movement, in milliseconds. 0 moves immediately. @defaultValue `800` */
  readonly duration?: number;
};

/** Reads the state of a view's camera. */
export function readCamera({ engine, index, currentMap, zoom }: ViewCore): CameraState {
  const { center, bearingDegrees, pitchDegrees } = engine.camera;
  return {
    position: fromEngine(center, index, currentMap),
    zoom,
    rotation: bearingDegrees,
    tilt: pitchDegrees,
  };
}

/** Moves the camera of a view. */
export async function moveCamera(
  core: ViewCore,
  state: Partial<CameraState>,
  { duration = 800 }: CameraMove,
): Promise<void> {
  core.check('setCamera');
  const { position, zoom, rotation, tilt } = state;
  await core.engine.camera.animateTo(
    {
      ...(position && { center: toEngine(position) }),
      ...(zoom !== undefined && { zoom: core.levelFor(zoom) }),
      ...(rotation !== undefined && { bearingDegrees: rotation }),
      ...(tilt !== undefined && { pitchDegrees: tilt }),
    },
    { duration },
  );
}

/** Moves the camera of a view to fit all targets. */
export async function focusCamera(
  core: ViewCore,
  targets: CameraTargets,
  { duration = 800 }: CameraMove,
): Promise<void> {
  core.check('focusOn');
  await core.engine.camera.focusOn(toFocusTargets(targets, 'focusOn'), {
    duration,
    followFloor: false,
  });
}
