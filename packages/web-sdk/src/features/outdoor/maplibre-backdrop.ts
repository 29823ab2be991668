import { DisposerStack } from '../../kernel/disposer-stack.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { exchangeOf, viewOfPose } from '../../kernel/mercator-view.ts';
import type { Backdrop, BackdropMap, BackdropOptions } from './outdoor-options.ts';

const MAX_PITCH_DEGREES = 85;

/** Adds a MapLibre map behind the canvas that follows the camera. */
export function createBackdrop<M extends BackdropMap>(
  { root, stage, events, venue, theme }: FeatureContext,
  { maplibre, style }: BackdropOptions<M>,
): Backdrop<M> {
  const cleanups = new DisposerStack();
  const holder = root.ownerDocument.createElement('div');
  // Behind the canvas: the root has its own stacking context.
  Object.assign(holder.style, { position: 'absolute', inset: '0', zIndex: '-1' });
  root.prepend(holder);
  cleanups.add(() => holder.remove());
  const map = new maplibre.Map({
    container: holder,
    style: style as never,
    interactive: false,
    maxPitch: MAX_PITCH_DEGREES,
    fadeDuration: 0,
  });
  cleanups.add(() => map.remove());
  const clear = (alpha: number): void => {
    stage.renderer.setClearColor(theme().background, alpha);
    stage.requestFrame();
  };
  clear(0);
  cleanups.add(() => clear(1));
  cleanups.add(events.on('theme-change', () => clear(0)));
  cleanups.add(stage.onContextRestored(() => clear(0)));
  cleanups.add(events.on('resize', () => map.resize()));
  let revision = -1;
  cleanups.add(
    stage.onFrame('layout', ({ camera }) => {
      if (camera.revision === revision) return;
      ({ revision } = camera);
      const { center, ...view } = viewOfPose(camera.pose, exchangeOf(venue.frame, camera));
      map.jumpTo({ center: [center[0], center[1]], ...view, padding: camera.padding });
      // Drawn in this frame and not in MapLibre's next one, otherwise the venue would drift on its
      // ground.
      map.redraw();
    }),
  );
  return { map, remove: () => cleanups.run() };
}
