import type { FeatureContext } from '../../kernel/feature.ts';
import type { RunningAnimation } from '../../kernel/motion.ts';
import type { Rig } from './rig.ts';

const LIFT = 400;

/**
 * Keeps what is looked at on the current floor. The view stands still relative to the floor while
 * that is moved, as stacking does; a floor that was already in view is gone to gradually.
 */
export function followFloor(context: FeatureContext, rig: Rig): void {
  const { events, floors, motion, onRemove, stage } = context;
  let lift = 0;
  let lifting: RunningAnimation | undefined;
  const follow = (): void => {
    // Another renderer that moves the camera has its own idea of height.
    if (rig.view.isExternal) return;
    rig.move({ z: floors.altitudeOf(floors.current) + lift });
  };
  follow();
  onRemove(
    events.on('floor-change', ({ floor }) => {
      lifting?.stop();
      lift = 0;
      if (floors.visible.includes(floor)) {
        const from = rig.pose.z - floors.altitudeOf(floor);
        lifting = motion.animate(
          (share) => {
            lift = from * (1 - share);
            follow();
          },
          { duration: LIFT },
        );
        if (!motion.isReduced) lift = from;
      }
      follow();
    }),
  );
  onRemove(stage.onFrame('update', follow));
}
