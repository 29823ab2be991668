import type { Point } from '@brand/geo';
import type { Coordinate } from '@brand/venue';
import type { Unsubscribe } from './emitter.ts';
import type { PickRay } from './view-camera.ts';

/** Something that a pointer met. */
export type Hit = {
  /** The type of the target: that of the venue's element, or `label`, `marker`, `path`, `shape`, `model`, `image`, `text`. */
  readonly type: string;
  /** The element of the venue, or the handle that `add` gave. */
  readonly target: object;
  /** Where it was met. */
  readonly coordinate: Coordinate;
  /**
   * Metres from the camera; smaller is in front. What is drawn above the scene, such as markers and
   * labels, counts as 0.
   */
  readonly distance: number;
  /** Whether it reacts: shows the pointer cursor and takes its hover colour. */
  readonly isInteractive: boolean;
};

/** Where and how a pointer looks into the scene. */
export type Probe = {
  /** CSS pixels from the top left of the map. */
  readonly screen: Point;
  /** The half line from the camera through that place. */
  readonly ray: PickRay;
};

/** Finds what a pointer meets among the things of one feature. */
export type HitTester = (probe: Probe) => readonly Hit[];

/** Who can be met by a pointer. Features add their testers. */
export class HitRegistry {
  readonly #testers = new Set<HitTester>();
  /** @internal Says whether things of a type can be met now. */
  isShown: (type: string) => boolean = () => true;

  /** Asks this tester, too, until the returned function is called. */
  add(tester: HitTester): Unsubscribe {
    this.#testers.add(tester);
    return () => this.#testers.delete(tester);
  }

  /** Everything at a place, the nearest first; of equally near ones the feature added last. */
  test(probe: Probe): readonly Hit[] {
    const hits: Hit[] = [];
    for (const tester of [...this.#testers].toReversed()) hits.push(...tester(probe));
    return hits
      .filter(({ type }) => this.isShown(type))
      .toSorted((a, b) => a.distance - b.distance);
  }
}
