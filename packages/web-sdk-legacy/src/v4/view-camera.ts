import { fromEngine, type MapCoordinate, toEngine } from '../shared/map-coordinate.ts';
import { type CameraTargets, toFocusTargets, type ViewCore } from '../shared/view-core.ts';

/** Where the camera is. */
export type CameraState = {
  /** What it looks at. */
  readonly position: MapCoordinate;
  /** Metres from the camera to what it looks at: a larger number shows more. */
  readonly zoom: number;
  /** Direction that is up on the screen, in degrees clockwise from north. */
  readonly rotation: number;
  /** Degrees from looking straight down. */
  readonly tilt: number;
};

/** How the camera moves. */
export type CameraMove = {
  /** Milliseconds that the move takes; 0 moves at once. @defaultValue `800` */
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
