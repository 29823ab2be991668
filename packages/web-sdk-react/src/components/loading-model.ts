import type { AnimationOptions, MapView, Removable } from '@brand/web-sdk';
import type { Model, ModelOptions, ModelStyle, ModelTarget } from '@brand/web-sdk/models';
import { asError } from '../as-error.ts';
import { optionChanges } from '../option-changes.ts';

/** The mutable state of a model. */
export type ModelState = Partial<ModelStyle> & { readonly target: ModelTarget };

/** The source of a model. */
export type ModelFile = Pick<ModelOptions, 'url' | 'bytes' | 'shading'>;

/** Callbacks for the result of loading. */
export type ModelReports = {
  readonly onLoad: (model: Model) => void;
  readonly onProgress: NonNullable<ModelOptions['onProgress']>;
  readonly onError: (error: Error) => void;
};

/** A model that is still loading: updates are applied once it is on the map. */
export class LoadingModel implements Removable {
  readonly #removal = new AbortController();
  #wanted: ModelState;
  #model: Model | undefined;

  constructor(
    map: MapView,
    { file, state, reports }: { file: ModelFile; state: ModelState; reports: ModelReports },
  ) {
    this.#wanted = state;
    void this.#load(map, file, reports);
  }

  update(change: Partial<ModelState>, transition: AnimationOptions | undefined): void {
    this.#wanted = { ...this.#wanted, ...change };
    if (this.#model) apply(this.#model, change, transition);
  }

  remove(): void {
    this.#removal.abort();
    this.#model?.remove();
  }

  async #load(map: MapView, file: ModelFile, reports: ModelReports): Promise<void> {
    const { signal } = this.#removal;
    try {
      // Imported on demand, so that apps without models do not load the parser.
      const { models } = await import('@brand/web-sdk/models');
      if (signal.aborted || map.isRemoved) return;
      const begun = this.#wanted;
      const { target, ...style } = begun;
      const { onProgress } = reports;
      const model = await map.use(models).add(target, { ...style, ...file, signal, onProgress });
      if (signal.aborted) return model.remove();
      this.#model = model;
      const change = optionChanges(begun, this.#wanted);
      if (typeof change === 'object') apply(model, change, undefined);
      reports.onLoad(model);
    } catch (error) {
      if (!signal.aborted && !map.isRemoved) reports.onError(asError(error));
    }
  }
}

function apply(
  model: Model,
  { target, ...style }: Partial<ModelState>,
  transition: AnimationOptions | undefined,
): void {
  if (target) void model.moveTo(target, transition ?? { duration: 0 });
  if (Object.keys(style).length === 0) return;
  if (transition) void model.animate(style, transition);
  else model.update(style);
}
