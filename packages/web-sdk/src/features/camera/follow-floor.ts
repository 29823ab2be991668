import type { FeatureContext } from '../../kernel/feature.ts';
import type { RunningAnimation } from '../../kernel/motion.ts';
import type { Rig } from './rig.ts';

const LIFT = 400;

/**
 * Keeps the camera's target on the current floor. The view moves with the floor, for example while
 * floors are stacked; switching to a floor that was already in view is animated.
 */
export function followFloor(context: FeatureContext, rig: Rig): void {
  const { events, floors, motion, onRemove, stage } = context;
  let lift = 0;
  let lifting: RunningAnimation | undefined;
  const follow = (): void => {
    // A renderer that moves the camera handles height itself.
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
