import type { AnimationOptions } from '@brand/web-sdk';
import type { Model as MapModel, ModelStyle, ModelTarget } from '@brand/web-sdk/models';
import type { Remote, Sent } from '../client/remote.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** What a model is read from, where it stands, and how it looks. */
export type ModelProps = Partial<Sent<ModelStyle>> &
  ThingProps & {
    /** Where it stands. Another one moves it there. */
    readonly target: Sent<ModelTarget>;
    /** Address of a glTF or GLB file that the web view can reach. */
    readonly url?: string;
    /** The bytes of a GLB file, for one that the app carries. */
    readonly bytes?: Uint8Array<ArrayBuffer>;
    /** How light falls on it. @defaultValue `'matt'` */
    readonly shading?: 'matt' | 'physical';
    /** How it moves to another target. @defaultValue at once */
    readonly transition?: Sent<AnimationOptions>;
    /** Told when it is on the map, for example to play its animations. */
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
