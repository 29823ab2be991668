import type { RouteSection } from '@brand/venue';
import { type Directions, routeOf } from '../shared/directions.ts';
import { type PathStyle, toPathStyle } from '../shared/drawn-path.ts';
import type { NavigationOptions, NavigationSession } from '../shared/engine.ts';
import { htmlContent } from '../shared/html-content.ts';
import type { MapLink } from '../shared/map-link.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { VenueMap } from '../shared/venue-map.ts';
import type { ViewCore } from '../shared/view-core.ts';

/** What to show at an end of a journey: HTML, nothing, or what the SDK draws. */
export type JourneyMarker = string | HTMLElement | 'none' | undefined;

/** How a journey is drawn. */
export type JourneyOptions = {
  /** How the path of the current leg looks. @defaultValue a blue line */
  readonly path?: PathStyle;
  /** How the paths of other legs look. @defaultValue the same line, paler */
  readonly inactivePath?: PathStyle;
  /** HTML at the start; `'none'` for nothing. @defaultValue a dot */
  readonly startMarker?: JourneyMarker;
  /** HTML at the destination; `'none'` for nothing. @defaultValue a pin */
  readonly destinationMarker?: JourneyMarker;
  /** Whether the camera moves to where the journey is seen. @defaultValue `true` */
  readonly fitCamera?: boolean;
};

/** A part of a journey that lies on one map. */
export type JourneyStep = {
  /** Which leg it belongs to, from 0. */
  readonly leg: number;
  /** The map that it is on. */
  readonly map: VenueMap;
  /** Length in metres. */
  readonly distance: number;
  /** What is taken at its end to get to the next map; none at the end of a leg. */
  readonly link?: MapLink;
};

/**
 * A complete route: paths, markers at both ends, and markers at elevators and stairs that change the
 * map when they are clicked.
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

  /** @internal Map views have one. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** Whether a journey is drawn. */
  get isDrawn(): boolean {
    return this.#session !== undefined;
  }

  /** Its parts, one for each map that it passes. */
  get steps(): readonly JourneyStep[] {
    return this.#steps;
  }

  /** The step that is shown, from 0. */
  get step(): number {
    return this.#step;
  }

  /** Draws directions, or those of several legs, instead of the journey before. Fails for a way that was not found. */
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

  /** Shows a step: its map, its leg, and the camera where it is seen. */
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

  /** Shows the next step; stays at the last. */
  nextStep(): Promise<void> {
    return this.setStep(Math.min(this.#step + 1, this.#steps.length - 1));
  }

  /** Shows the step before; stays at the first. */
  previousStep(): Promise<void> {
    return this.setStep(Math.max(this.#step - 1, 0));
  }

  /** Takes away all that drawing added, markers included. */
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
