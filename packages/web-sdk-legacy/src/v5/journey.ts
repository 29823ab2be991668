import type { RouteSection } from '@brand/venue';
import { type Directions, routeOf } from '../shared/directions.ts';
import { type PathStyle, toPathStyle } from '../shared/drawn-path.ts';
import type { NavigationOptions, NavigationSession } from '../shared/engine.ts';
import { htmlContent } from '../shared/html-content.ts';
import type { MapLink } from '../shared/map-link.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import type { ViewCore } from '../shared/view-core.ts';

/** Content of a journey's end marker: HTML, nothing, or the SDK's own marker. */
export type JourneyMarker = string | HTMLElement | 'none' | undefined;

/** Appearance of a journey. */
export type JourneyOptions = {
  /** Style of the current leg's path. @defaultValue a blue line */
  readonly path?: PathStyle;
  /** Style of the other legs' paths. @defaultValue the same line in a paler colour */
  readonly inactivePath?: PathStyle;
  /** HTML of the marker at the start. `'none'` shows no marker. @defaultValue a dot */
  readonly startMarker?: JourneyMarker;
  /** HTML of the marker at the destination. `'none'` shows no marker. @defaultValue a pin */
  readonly destinationMarker?: JourneyMarker;
  /** Whether the camera moves to show the journey. @defaultValue `true` */
  readonly fitCamera?: boolean;
};

/** A part of a journey on one map. */
export type JourneyStep = {
  /** Index of the step's leg, from 0. */
  readonly leg: number;
  /** Map that the step is on. */
  readonly map: VenueMap;
  /** Length of the step, in metres. */
  readonly distance: number;
  /**
   * Link at the end of the step, which leads to the next map. `undefined` for the last step of a
   * leg.
   */
  readonly link?: MapLink;
};

/**
 * A complete route: paths, markers at both ends, and markers at elevators and stairs that change
 * the map on a click.
 *
 * @example
 * const directions = await place.directionsTo(venue.getLocation('bookshop'));
 * mapView.journey.draw(directions, { path: { color: '#c02080' } });
 * await mapView.journey.setStep(1);
 * mapView.journey.clear();
 */
export class Journey {
  readonly #core: ViewCore;
  #session: NavigationSession | undefined;
  #steps: readonly JourneyStep[] = [];
  #sections: readonly RouteSection[] = [];
  #step = 0;

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** Whether a journey is drawn. */
  get isDrawn(): boolean {
    return this.#session !== undefined;
  }

  /** Steps of the journey, one for each map that it passes. */
  get steps(): readonly JourneyStep[] {
    return this.#steps;
  }

  /** Index of the current step, from 0. */
  get step(): number {
    return this.#step;
  }

  /**
   * Draws the directions of one or several legs and replaces the previous journey. Throws if a
   * route was not found.
   */
  draw(directions: Directions | readonly Directions[], options: JourneyOptions = {}): void {
    this.#core.check('journey.draw');
    const legs: readonly Directions[] = 'found' in directions ? [directions] : directions;
    const routes = legs.map((leg) => routeOf(leg, 'journey.draw'));
    this.clear();
    const { index, engine } = this.#core;
    const parts = routes.flatMap(({ sections }, leg) =>
      sections.filter(({ points }) => points.length > 1).map((section) => ({ leg, section })),
    );
    this.#sections = parts.map(({ section }) => section);
    this.#steps = parts.map(({ leg, section: { floor, distance, connection } }) => ({
      leg,
      map: index.map(floor),
      distance,
      ...(connection && { link: index.link(connection) }),
    }));
    this.#session = engine.navigation.draw(routes, this.#toEngineOptions(options));
  }

  /** Shows a step: changes to its map and leg, and moves the camera to it. */
  async setStep(step: number): Promise<void> {
    this.#core.check('journey.setStep');
    const shown = this.#steps[step];
    const section = this.#sections[step];
    if (!shown || !section || !this.#session) {
      const range = this.#session ? `0 to ${this.#steps.length - 1}` : 'no step before draw';
      throw new SdkError(
        'sdk/unknown-step',
        `journey.setStep: expected ${range}, found ${step}. journey.steps lists them.`,
      );
    }
    this.#step = step;
    const { leg } = shown;
    const { engine } = this.#core;
    if (this.#session.activeIndex !== leg) this.#session.setActive(leg);
    await engine.floors.set(section.floor, { reason: 'navigation' });
    await engine.camera.focusOn(
      { points: section.points, floor: section.floor },
      { followFloor: false },
    );
  }

  /** Shows the next step, or stays at the last one. */
  nextStep(): Promise<void> {
    return this.setStep(Math.min(this.#step + 1, this.#steps.length - 1));
  }

  /** Shows the previous step, or stays at the first one. */
  previousStep(): Promise<void> {
    return this.setStep(Math.max(this.#step - 1, 0));
  }

  /** Removes the journey, including its markers. */
  clear(): void {
    this.#session?.remove();
    this.#session = undefined;
    this.#steps = [];
    this.#sections = [];
    this.#step = 0;
  }

  #toEngineOptions(options: JourneyOptions): NavigationOptions {
    const { path = {}, inactivePath, fitCamera = true } = options;
    return {
      path: toPathStyle(path),
      inactivePath: {
        ...toPathStyle(inactivePath ?? path),
        ...(!inactivePath && { opacity: 0.4 }),
      },
      markers: {
        start: this.#toContent(options.startMarker),
        destination: this.#toContent(options.destinationMarker),
      },
      fitCamera,
    };
  }

  #toContent(marker: JourneyMarker): 'default' | 'none' | (() => HTMLElement) {
    if (marker === undefined) return 'default';
    if (marker === 'none') return 'none';
    return () => htmlContent(marker, this.#core.engine.element);
  }
}
