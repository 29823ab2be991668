import { type Point, pointInPolygon } from '@brand/geo';
import type { DraftBuilding, DraftFloor, DraftShape } from '../../../assemble/venue-draft.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { idOf, type ImdfFeature } from './imdf-feature.ts';
import { type OutdoorGround, planOutdoors } from './plan-outdoors.ts';
import { planBuildings } from './plan-buildings.ts';
import type { AreaGeometry } from './read-geometry.ts';
import { type Level, readLevels } from './read-levels.ts';

/** The floors of the venue, with a lookup of the floor of each feature. */
export class FloorPlan {
  readonly levels: readonly Level[];
  readonly buildings: readonly DraftBuilding[];
  /** The floor between the buildings, from the source or generated. */
  readonly outdoor: Level | undefined;
  /** The ground of a generated outdoor floor: one large walkable area. */
  readonly ground: DraftShape | undefined;
  readonly #context: ImdfContext;
  readonly #byKey: ReadonlyMap<string, Level>;

  constructor(context: ImdfContext, outlines: ReadonlyMap<string, AreaGeometry>) {
    this.#context = context;
    const stated = readLevels(context);
    this.buildings = planBuildings(context, stated, outlines);
    const made: OutdoorGround | undefined = stated.some((level) => level.isOutdoor)
      ? undefined
      : planOutdoors(context, outlines, stated);
    this.ground = made?.ground;
    this.levels = unrestrict(context, made ? [...stated, made.level] : stated);
    this.outdoor = this.levels
      .filter((level) => level.isOutdoor)
      .toSorted((a, b) => Math.abs(a.elevation) - Math.abs(b.elevation))[0];
    this.#byKey = new Map(this.levels.map((level) => [level.key, level]));
  }

  get floors(): DraftFloor[] {
    return this.levels.map(
      ({ key, elevation, details, subtitle, footprint, isOutdoor }): DraftFloor => ({
        key,
        elevation,
        details,
        ...(subtitle !== undefined && { subtitle }),
        ...(footprint && { footprint }),
        ...(isOutdoor && { outdoors: true }),
      }),
    );
  }

  level(reference: unknown): Level | undefined {
    return this.#byKey.get(idOf(reference)?.toLowerCase() ?? '');
  }

  /**
   * Returns the level of a feature. If the feature names no level, or one that does not exist,
   * returns the only level at its position. Both this guess and a failure are reported.
   */
  levelOf(feature: ImdfFeature, at: Point | undefined): Level | undefined {
    const stated = feature.properties['level_id'];
    const level =
      this.level(stated) ?? (idOf(stated) === undefined ? this.level('level') : undefined);
    if (level) return level;
    const guess = this.#guess(at);
    const isDangling = idOf(stated) !== undefined;
    noteFeature(this.#context, feature, {
      action: guess ? 'guessed' : 'dropped',
      code: isDangling ? 'dangling-level' : 'missing-level',
      message: `Features ${isDangling ? 'on a level that does not exist' : 'without a level'} were ${guess ? 'put on the only one that covers their position' : 'left out, because several levels or none cover their position'}.`,
    });
    return guess;
  }

  #guess(at: Point | undefined): Level | undefined {
    if (this.levels.length === 1) return this.levels[0];
    const around = at ? this.levelsAt(at) : [];
    if (around.length === 0) return at && this.outdoor;
    return around.length === 1 ? around[0] : undefined;
  }

  /** Returns the levels inside buildings that cover a position. */
  levelsAt(at: Point): Level[] {
    return this.levels.filter(
      ({ area, isOutdoor }) => !isOutdoor && area.some((polygon) => pointInPolygon(at, polygon)),
    );
  }
}

/** Ignores the restriction if every level is restricted, because nothing would be public. */
function unrestrict({ report }: ImdfContext, levels: readonly Level[]): readonly Level[] {
  const indoor = levels.filter((level) => !level.isOutdoor);
  if (indoor.length === 0 || !indoor.every((level) => level.isRestricted)) return levels;
  report.note({
    action: 'dropped',
    code: 'restriction-everywhere',
    message:
      'Every level is restricted, which would close the whole venue to visitors. The restriction was left out.',
    source: 'level.geojson',
  });
  return levels.map((level) => ({ ...level, isRestricted: false }));
}
