import type { FeatureContext } from '../../kernel/feature.ts';
import type { SceneUniforms } from '../../scene/floor-materials.ts';
import { DrawnShape } from './drawn-shape.ts';
import type { Shapes } from './shape-options.ts';

export type ShapePorts = {
  /** Light and edges, shared with the venue. */
  readonly uniforms: SceneUniforms;
};

export function createShapes(context: FeatureContext, { uniforms }: ShapePorts): Shapes {
  const { stage, hits, events, onRemove } = context;
  const shapes = new Set<DrawnShape>();
  const forAll = (call: (shape: DrawnShape) => void): void => [...shapes].forEach(call);
  onRemove(stage.onFrame('layout', () => forAll((shape) => shape.flush())));
  onRemove(stage.onContextRestored(() => forAll((shape) => shape.restore())));
  onRemove(hits.add(({ ray }) => [...shapes].flatMap((shape) => shape.hitsOf(ray))));
  onRemove(events.on('theme-change', () => forAll((shape) => shape.paint())));
  onRemove(
    events.on('hover', ({ hits: met }) => {
      // Like rooms: only the front interactive object takes its hover colour.
      const front = met.find(({ isInteractive }) => isInteractive)?.target;
      forAll((shape) => shape.setPointer(shape === front ? 'hovered' : 'away'));
    }),
  );
  onRemove(() => forAll((shape) => shape.remove()));
  return {
    add(geojson, options = {}) {
      const shape = new DrawnShape(geojson, options, {
        context,
        uniforms,
        forget: () => shapes.delete(shape),
      });
      shapes.add(shape);
      return shape;
    },
    get all() {
      return [...shapes];
    },
    removeAll: () => forAll((shape) => shape.remove()),
  };
}
