import type { MapView, Removable } from '@brand/web-sdk';
import type { Model, Models } from '@brand/web-sdk/models';
import { loadSdk } from '@site/src/venue/load-sdk';
import { MODEL_LIBRARY } from './model-library';
import { movedLngLat } from '@site/src/kit/lng-lat';
import { type Placement, type Placements } from './placement';

type Shown = { placement: Placement; model: Promise<Model | undefined> };

type Parts = {
  readonly onProblem: (message: string) => void;
  /** CSS class of the marker of the selected model, which is visible from afar. */
  readonly markClass: string;
};

const SELECTION_COLOR = '#f08c00';

/** Synchronises the models on a map with the placements. */
export class ModelScene {
  readonly #map: MapView;
  readonly #parts: Parts;
  readonly #shown = new Map<string, Shown>();
  readonly #files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #ids = new WeakMap<Model, string>();
  #feature: Promise<Models> | undefined;
  #marks: readonly Removable[] = [];

  constructor(map: MapView, parts: Parts) {
    this.#map = map;
    this.#parts = parts;
  }

  /** Id of the placement that a model on the map belongs to. */
  idOf(model: Model): string | undefined {
    return this.#ids.get(model);
  }

  show(placements: Placements, selected: Placement | undefined): void {
    if (this.#map.isRemoved) return;
    const wanted = new Map(placements.map((placement) => [placement.id, placement]));
    for (const [id, { placement, model }] of this.#shown) {
      if (wanted.get(id)?.model === placement.model) continue;
      this.#shown.delete(id);
      void model.then((made) => made?.remove());
    }
    for (const placement of placements) this.#showOne(placement);
    for (const mark of this.#marks) mark.remove();
    this.#marks = selected ? [this.#drawRing(selected), this.#addMark(selected)] : [];
  }

  #showOne(placement: Placement): void {
    const shown = this.#shown.get(placement.id);
    if (!shown) {
      this.#shown.set(placement.id, { placement, model: this.#add(placement) });
      return;
    }
    if (shown.placement === placement) return;
    shown.placement = placement;
    void this.#applyPlacement(shown, placement);
  }

  /** Moves and restyles a model, unless its placement changes again while the file is loading. */
  async #applyPlacement(shown: Shown, placement: Placement): Promise<void> {
    const model = await shown.model;
    if (!model || this.#map.isRemoved || shown.placement !== placement) return;
    model.update(styleOf(placement));
    await model.moveTo(placeOf(placement), { duration: 0 });
  }

  async #add(placement: Placement): Promise<Model | undefined> {
    try {
      this.#feature ??= loadSdk('models').then(({ models }) => this.#map.use(models));
      const [feature, bytes] = await Promise.all([this.#feature, this.#fileOf(placement.model)]);
      const model = await feature.add(placeOf(placement), {
        bytes,
        interactive: true,
        ...styleOf(placement),
      });
      this.#ids.set(model, placement.id);
      return model;
    } catch (error) {
      // Removing the map aborts loading, which is not a problem to report.
      if (!this.#map.isRemoved) this.#parts.onProblem((error as Error).message);
      return undefined;
    }
  }

  #fileOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
    let file = this.#files.get(name);
    if (!file) {
      file = loadModelFile(name);
      this.#files.set(name, file);
      // The next placement retries a failed load.
      file.catch(() => this.#files.delete(name));
    }
    return file;
  }

  #drawRing({ lngLat, floorId, scale, altitude }: Placement): Removable {
    const corners = Array.from({ length: 25 }, (_, step) => {
      const angle = (step / 24) * 2 * Math.PI;
      const radius = RING_RADIUS * Math.max(0.5, scale);
      const [longitude, latitude] = movedLngLat(lngLat, {
        east: Math.cos(angle) * radius,
        north: Math.sin(angle) * radius,
      });
      return [longitude, latitude];
    });
    return this.#map.shapes.add(
      { type: 'LineString', coordinates: corners },
      { floor: floorId, color: SELECTION_COLOR, width: 0.12, altitude: 0.25 + altitude },
    );
  }

  #addMark(selected: Placement): Removable {
    const content = document.createElement('span');
    content.className = this.#parts.markClass;
    return this.#map.markers.add(placeOf(selected), {
      content,
      anchor: 'center',
      rank: 'always',
      collision: 'always-show',
      animated: false,
      maxZoom: RING_ZOOM,
      title: 'Selected model',
    });
  }
}

/** Metres; encloses the largest piece of furniture. */
const RING_RADIUS = 1.2;
/** The marker is shown up to this zoom. Closer up, the ring on the floor is large enough. */
const RING_ZOOM = 19.5;

/** Fetches the GLB file of a library model. */
export async function loadModelFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = MODEL_LIBRARY.find((model) => model.name === name)?.url ?? '';
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) {
    throw new Error(`The model ${name} could not be loaded. Reload the page.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

function placeOf({ lngLat, floorId }: Placement) {
  return { lngLat, floorId };
}

function styleOf({ scale, rotationDegrees, altitude, color }: Placement) {
  return {
    scale,
    altitude,
    color,
    rotationDegrees: [0, 0, rotationDegrees] as const,
  };
}
