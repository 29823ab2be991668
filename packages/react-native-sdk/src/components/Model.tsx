import type { AnimationOptions } from '@brand/web-sdk';
import type { Model as MapModel, ModelStyle, ModelTarget } from '@brand/web-sdk/models';
import type { Remote, Sent } from '../client/remote.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** Source, position and style of a model. */
export type ModelProps = Partial<Sent<ModelStyle>> &
  ThingProps & {
    /** Position of the model. A change moves the model to the new target. */
    readonly target: Sent<ModelTarget>;
    /** URL of a glTF or GLB file that the web view can access. */
    readonly url?: string;
    /** Bytes of a GLB file, for a model that is part of the app. */
    readonly bytes?: Uint8Array<ArrayBuffer>;
    /** Shading of the model's surfaces. @defaultValue `'matt'` */
    readonly shading?: 'matt' | 'physical';
    /** Animation of the model's movement to another target. @defaultValue none, the model jumps */
    readonly transition?: Sent<AnimationOptions>;
    /** Called when the model is on the map, for example to play its animations. */
    readonly onLoad?: (model: Remote<MapModel>) => void;
  };

type ModelState = Partial<Sent<ModelStyle>> & { readonly target: Sent<ModelTarget> };

/**
 * A glTF or GLB model.
 *
 * @example
 * const car = <Model target={here} url="https://example.com/car.glb" rotationDegrees={[0, 0, 45]} />;
 */
export function Model(props: ModelProps): null {
  const { target, url, bytes, shading, transition, onClick, onError, onLoad, ...style } = props;
  const latest = useLatest({ onClick, onLoad, transition });
  useHandle<Remote<MapModel>, ModelState>({
    name: 'Model',
    made: { url, bytes, shading },
    options: definedProps({
      ...style,
      interactive: style.interactive ?? onClick !== undefined,
      target,
    }),
    add: async (map, { target: place, ...rest }) => {
      const models = await map.use('models');
      return models.add(place, { ...rest, ...definedProps({ url, bytes, shading }) });
    },
    update: async (model, { target: place, ...change }) => {
      if (place) await model.moveTo(place, latest.current.transition ?? { duration: 0 });
      if (Object.keys(change).length > 0) await model.update(change);
    },
    listen(model, { pointers }) {
      latest.current.onLoad?.(model);
      return pointers.add(model, (event) => latest.current.onClick?.(event));
    },
    onError,
  });
  return null;
}
