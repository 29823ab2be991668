import type { ImportReport } from '../import-report.ts';
import type { OsmFeature, OsmTags } from './osm-feature.ts';
import { parseLevels } from './parse-levels.ts';

/** Levels of a feature. */
export type FeatureLevels = {
  /** All levels of the feature, lowest first. Empty if untagged. */
  readonly levels: readonly number[];
  /** The levels that the feature itself spans. `repeat_on` adds copies of it. */
  readonly span: readonly number[];
  readonly repeats: readonly number[];
};

const NO_LEVELS: FeatureLevels = { levels: [], span: [], repeats: [] };

/** Reads the levels of features, based on the tagged levels of the buildings. */
export class LevelReader {
  readonly #report: ImportReport;
  readonly #missing: ReadonlySet<number>;
  readonly #levelByRef: ReadonlyMap<string, number>;

  constructor(features: readonly OsmFeature[], report: ImportReport) {
    this.#report = report;
    this.#missing = new Set(
      features.flatMap(({ tags }) => parseLevels(tags['non_existent_levels'] ?? '').levels),
    );
    this.#levelByRef = readLevelNames(features);
  }

  /** Reads `level` and `repeat_on`, otherwise `level:ref`, a range of levels, or the layer. */
  read({ id, tags }: OsmFeature): FeatureLevels {
    const span = this.#parse(id, tags, 'level');
    const repeats = this.#parse(id, tags, 'repeat_on');
    if (span.length > 0 || repeats.length > 0) {
      const levels = [...new Set([...span, ...repeats])].toSorted((a, b) => a - b);
      return { levels, span: span.length > 0 ? span : levels, repeats };
    }
    const levels = this.#fallback(id, tags);
    return levels.length > 0 ? { levels, span: levels, repeats: [] } : NO_LEVELS;
  }

  #fallback(id: string, tags: OsmTags): readonly number[] {
    const ref = tags['level:ref'];
    const named = ref === undefined ? undefined : this.#levelByRef.get(ref.trim().toLowerCase());
    if (named !== undefined) return [named];
    const { min_level: min, max_level: max } = tags;
    if (min !== undefined && max !== undefined) {
      const { levels, understood } = parseLevels(`${min}-${max}`);
      if (understood) return this.#existing(levels);
    }
    for (const key of ['level:ref', 'layer'] as const) {
      const { levels, understood } = parseLevels(tags[key] ?? '');
      if (!understood) continue;
      this.#report.note({
        action: 'guessed',
        code: 'level-from-other-tag',
        message: `Indoor features without a level were put on the level of their ${key}.`,
        example: id,
      });
      return levels;
    }
    return [];
  }

  #parse(id: string, tags: OsmTags, key: 'level' | 'repeat_on'): readonly number[] {
    // An early spelling that is still in use.
    const text = tags[key] ?? (key === 'level' ? tags['indoor:level'] : undefined);
    if (text === undefined) return [];
    const { levels, understood } = parseLevels(text);
    if (!understood) {
      this.#report.note({
        action: 'dropped',
        code: 'bad-level',
        message: `Values of ${key} that are not numbers or ranges were ignored.`,
        example: `${id}, ${key}=${text.slice(0, 40)}`,
      });
    }
    return this.#existing(levels);
  }

  /**
   * Removes levels that the building skips, such as the thirteenth, because a range may include
   * them.
   */
  #existing(levels: readonly number[]): readonly number[] {
    if (levels.length < 2 || this.#missing.size === 0) return levels;
    return levels.filter((level) => !this.#missing.has(level));
  }
}

/** Returns the level of each sign name, derived from features on exactly one level. */
function readLevelNames(features: readonly OsmFeature[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { tags } of features) {
    const ref = tags['level:ref']?.trim().toLowerCase();
    const { levels } = parseLevels(tags['level'] ?? '');
    if (ref && levels.length === 1 && !found.has(ref)) found.set(ref, levels[0]!);
  }
  return found;
}
