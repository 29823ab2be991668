import type { AnimationOptions } from '@brand/web-sdk';
import type { Model as MapModel, ModelOptions, ModelTarget } from '@brand/web-sdk/models';
import {
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { useMapScope } from '../map/use-map.ts';
import { definedOptions } from '../option-changes.ts';
import { useLatest } from '../use-latest.ts';
import { LoadingModel, type ModelState } from './loading-model.ts';
import { type PointerProps, usePointer } from './pointer-props.ts';
import { useHandle } from './use-handle.ts';

/** Source, position and style of a model. All props may change. */
export type ModelProps = Omit<ModelOptions, 'signal'> &
  PointerProps & {
    /** Position of the model. A change moves the model to the new target. */
    readonly target: ModelTarget;
    /** Animation of movements and style changes. @defaultValue none, changes apply immediately */
    readonly transition?: AnimationOptions;
    /** Called when the model is on the map, for example to play its animations. */
    readonly onLoad?: (model: MapModel) => void;
    /**
     * Called when the model cannot be loaded. Receives the error.
     * @defaultValue the browser reports the error
     */
    readonly onError?: (error: Error) => void;
  };

/**
 * A glTF or GLB model. The code that reads models loads with the first one. `ref` holds the `Model`
 * of the Web SDK, or `null` until the model is loaded.
 *
 * @example
 * const app = (
 *   <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
 *     <Model target={here} url="/models/car.glb" rotationDegrees={[0, 0, 45]} />
 *   </MapView>
 * );
 */
export const Model: (props: ModelProps & RefAttributes<MapModel>) => ReactNode = forwardRef<
  MapModel,
  ModelProps
>(function Model(props, ref) {
  const { target, url, bytes, shading, transition, onClick, onHoverChange, ...rest } = props;
  const { onLoad, onError, onProgress, ...style } = rest;
  const { map, pointers } = useMapScope('Model');
  const [model, setModel] = useState<MapModel>();
  const latest = useLatest({ transition, onLoad, onError, onProgress });
  const { isListening, listener } = usePointer({ onClick, onHoverChange });
  useHandle<LoadingModel, ModelState>({
    map,
    identity: [url, bytes, shading],
    options: definedOptions({
      ...style,
      target,
      interactive: style.interactive ?? isListening,
    }),
    add: (state) =>
      new LoadingModel(map, {
        file: definedOptions({ url, bytes, shading }) as Pick<ModelOptions, 'url'>,
        state,
        reports: {
          onLoad: setModel,
          onProgress: (progress) => latest.current.onProgress?.(progress),
          onError: (error) => (latest.current.onError ?? reportError)(error),
        },
      }),
    update: (loading, change) => loading.update(change, latest.current.transition),
    listen: () => () => setModel(undefined),
  });
  useImperativeHandle<MapModel | null, MapModel | null>(ref, () => model ?? null, [model]);
  useEffect(() => {
    if (!model) return undefined;
    latest.current.onLoad?.(model);
    return pointers.add(model, listener);
  }, [model, pointers, listener, latest]);
  return null;
});
