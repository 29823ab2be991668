import type { DraftShape } from '../../../assemble/venue-draft.ts';
import type { Position } from '../../../geojson/types.gen.ts';
import type { FloorPlan } from './floor-plan.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { categoryOf, type ImdfFeature, keyOf, refsOf } from './imdf-feature.ts';
import { outlineKey } from './import-surroundings.ts';
import type { Level } from './read-levels.ts';
import type { Unit, UnitIndex } from './unit-index.ts';

/** The input of the place import: all shapes placed so far. */
export type PlaceSources = {
  readonly plan: FloorPlan;
  readonly units: UnitIndex;
  /** Keys of all shapes, for places that are a shape themselves. */
  readonly shapeKeys: ReadonlySet<string>;
};

/**
 * Finds the shapes of places. Places that share a unit, or are objects in it, get a separate point;
 * these are in `points`.
 */
export class PlaceLocator {
  readonly points: DraftShape[] = [];
  readonly #context: ImdfContext;
  readonly #sources: PlaceSources;
  readonly #tenants: ReadonlyMap<string, number>;
  readonly #usedAnchors: ReadonlySet<string>;
  readonly #kiosks: ReadonlyMap<string, string>;

  constructor(context: ImdfContext, sources: PlaceSources) {
    this.#context = context;
    this.#sources = sources;
    const tenants = new Map<string, number>();
    const used = new Set<string>();
    for (const occupant of context.members.of('occupant')) {
      const anchor = this.#anchorOf(occupant);
      if (anchor) used.add(anchor.id.toLowerCase());
      const unit = this.#unitOf(anchor);
      if (unit) tenants.set(unit.key, (tenants.get(unit.key) ?? 0) + 1);
    }
    this.#tenants = tenants;
    this.#usedAnchors = used;
    this.#kiosks = new Map(
      context.members
        .of('kiosk')
        .filter((kiosk) => sources.shapeKeys.has(keyOf(kiosk)))
        .flatMap((kiosk) =>
          refsOf(kiosk, 'anchor_id').map((id) => [id.toLowerCase(), keyOf(kiosk)] as const),
        ),
    );
  }

  /** Returns a kiosk, a separate unit, or the point of the occupant's anchor in a shared unit. */
  occupant(feature: ImdfFeature): string[] {
    const anchor = this.#anchorOf(feature);
    if (!anchor) {
      noteFeature(this.#context, feature, {
        action: 'dropped',
        code: 'dangling-anchor',
        message:
          'Occupants whose anchor does not exist are listed, but have no position on the map.',
      });
      return [];
    }
    const kiosk = this.#kiosks.get(anchor.id.toLowerCase());
    if (kiosk !== undefined) return [kiosk];
    const unit = this.#unitOf(anchor);
    if (unit && this.#tenants.get(unit.key) === 1) return [unit.key];
    if (!unit) {
      noteFeature(this.#context, anchor, {
        action: 'guessed',
        code: 'dangling-unit',
        message: 'Anchors whose unit does not exist were placed by their point only.',
      });
    }
    return this.#point(feature, this.#context.geometry.point(anchor), unit?.level);
  }

  /** Returns the units that are the amenity, such as a restroom, otherwise its point. */
  amenity(feature: ImdfFeature): string[] {
    const { units } = this.#sources;
    const stated = refsOf(feature, 'unit_ids');
    const found = stated.flatMap((id) => units.find(id) ?? []);
    if (found.length < stated.length) {
      noteFeature(this.#context, feature, {
        action: 'dropped',
        code: 'dangling-unit',
        message: 'References to units that do not exist were left out.',
      });
    }
    const word = wordOf(categoryOf(feature));
    const same = found.filter((unit) => wordOf(unit.category) === word);
    if (same.length > 0) return [...new Set(same.map(({ key }) => key))];
    return this.#point(feature, this.#context.geometry.point(feature), found[0]?.level);
  }

  /** Returns the shape of a kiosk, unless an occupant has it. */
  kiosk(feature: ImdfFeature): string[] | undefined {
    const isTaken = refsOf(feature, 'anchor_id').some((id) =>
      this.#usedAnchors.has(id.toLowerCase()),
    );
    return isTaken ? undefined : this.shape(feature);
  }

  /** Returns the shape that was created from the feature itself. */
  shape(feature: ImdfFeature): string[] | undefined {
    return this.#sources.shapeKeys.has(keyOf(feature)) ? [keyOf(feature)] : undefined;
  }

  /** Returns a point of the outdoor floor. */
  outdoors(feature: ImdfFeature): string[] | undefined {
    const { outdoor } = this.#sources.plan;
    return outdoor && this.#point(feature, this.#context.geometry.point(feature), outdoor);
  }

  /** Returns the building of a sight, or its point. */
  building(feature: ImdfFeature): string[] | undefined {
    const key = refsOf(feature, 'building_id').map(outlineKey)[0];
    return key !== undefined && this.#sources.shapeKeys.has(key) ? [key] : this.outdoors(feature);
  }

  #anchorOf(feature: ImdfFeature): ImdfFeature | undefined {
    return this.#context.members.find('anchor', feature.properties['anchor_id']);
  }

  #unitOf(anchor: ImdfFeature | undefined): Unit | undefined {
    const [id] = anchor ? refsOf(anchor, 'unit_id') : [];
    return id === undefined ? undefined : this.#sources.units.find(id);
  }

  #point(feature: ImdfFeature, at: Position | undefined, known: Level | undefined): string[] {
    if (!at) return [];
    const level = known ?? this.#sources.plan.levelOf(feature, this.#context.frame.toMetres(at));
    if (!level) return [];
    const key = keyOf(feature);
    this.points.push({
      key,
      floor: level.key,
      kind: 'poi',
      geometry: { type: 'Point', coordinates: at },
      details: this.#context.labels.details(feature),
    });
    return [key];
  }
}

function wordOf(category: string): string {
  return category.split('.')[0] ?? '';
}
