import type {
  Coordinate,
  ElementByType,
  Floor,
  FloorStack,
  LngLat,
  Location,
  MapView,
  RouteResult,
  Venue,
} from '@brand/web-sdk';
import {
  type ViewerCamera,
  ViewerError,
  type ViewerState,
  type ViewerStateChange,
} from '@brand/viewer-embed';
import { loadViewerTexts } from '../texts/load-viewer-texts.ts';
import { en } from '../texts/en.ts';
import { type Edges, KeptView } from './kept-view.ts';
import type { Snapshot } from './snapshot.ts';

const ACCENT = '#e8a33d';
const CLOSEST_ZOOM = 20;
/** Debounce for camera changes. */
const CAMERA_REST_MS = 400;

type Ends = { readonly from?: Location | undefined; readonly to?: Location | undefined };

/** State of a visit to one venue and the actions that change it. Does not touch the DOM. */
export class ViewerSession {
  readonly map: MapView;
  readonly venue: Venue;
  readonly #view: KeptView;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  /** Initial state of each kiosk visit. */
  #start: { readonly floor: Floor; readonly language: string };
  #startPlace: Location | undefined;
  /** The language chosen last, whose texts may still be loading. */
  #wantedLanguage: string;
  /** Number of the latest route request, so that a late response does not replace a newer one. */
  #routeQuestions = 0;
  #cameraTimer: ReturnType<typeof setTimeout> | undefined;

  /** `covered` measures how far controls reach into the map. */
  constructor(map: MapView, covered: () => Edges) {
    this.map = map;
    this.venue = map.venue;
    this.#view = new KeptView(map, covered);
    this.#snapshot = {
      visit: 1,
      panel: 'home',
      location: undefined,
      from: undefined,
      to: undefined,
      accessible: false,
      route: undefined,
      floor: map.floors.current,
      language: map.venue.language,
      texts: en,
      notices: [],
    };
    this.#start = this.#snapshot;
    this.#wantedLanguage = this.#snapshot.language;
    map.on('floor-change', ({ floor }) => this.#change({ floor }));
    map.on('camera-change', () => {
      clearTimeout(this.#cameraTimer);
      this.#cameraTimer = setTimeout(() => this.#notify(), CAMERA_REST_MS);
    });
    map.on('click', ({ element }) => {
      const [place] = element?.locations ?? [];
      if (place) this.choosePlace(place);
    });
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The state as links and messages carry it. */
  get state(): ViewerState {
    const { panel, location, from, to, accessible, floor, language } = this.#snapshot;
    const isDirections = panel === 'directions';
    return {
      ...(panel === 'location' && location && { location: nameOf(location) }),
      ...(isDirections && from && { from: nameOf(from) }),
      ...(isDirections && to && { to: nameOf(to) }),
      ...(accessible && { accessible }),
      floor: nameOf(floor),
      language,
      camera: this.camera,
    };
  }

  get camera(): ViewerCamera {
    const { center, zoom, bearingDegrees, pitchDegrees } = this.map.camera;
    const [longitude, latitude] = center.lngLat;
    return { latitude, longitude, zoom, bearing: bearingDegrees, pitch: pitchDegrees };
  }

  /** Handles a chosen place: fills the missing end of the directions, otherwise opens its card. */
  choosePlace(place: Location): void {
    const { panel, from, to } = this.#snapshot;
    if (panel === 'directions' && !from && to !== place) void this.setEnds({ from: place });
    else if (panel === 'directions' && !to && from !== place) void this.setEnds({ to: place });
    else void this.openLocation(place);
  }

  async openLocation(location: Location): Promise<void> {
    this.#clearMap();
    this.map.elements.set(location.elements, { color: ACCENT });
    this.#change({
      panel: 'location',
      location,
      from: undefined,
      to: undefined,
      route: undefined,
    });
    await this.#view.show(location, { maxZoom: CLOSEST_ZOOM });
  }

  /** Returns to the list and leaves the camera as it is. */
  goHome(): void {
    this.#clearMap();
    this.#change({
      panel: 'home',
      location: undefined,
      from: undefined,
      to: undefined,
      route: undefined,
    });
  }

  /** Opens the directions; a missing end is chosen next. */
  async openDirections(ends: Ends): Promise<void> {
    this.#clearMap();
    const from = ends.to === this.#startPlace ? undefined : this.#startPlace;
    this.#change({ panel: 'directions', location: undefined, from, to: undefined });
    await this.setEnds(ends);
  }

  async setEnds(ends: Ends): Promise<RouteResult | undefined> {
    this.#change({ ...ends, route: undefined });
    return this.#findRoute();
  }

  async swapEnds(): Promise<void> {
    const { from, to } = this.#snapshot;
    await this.setEnds({ from: to, to: from });
  }

  async setAccessible(accessible: boolean): Promise<void> {
    this.#change({ accessible, route: undefined });
    await this.#findRoute();
  }

  /** Shows a step of the directions on the map. */
  showStep(index: number): void {
    const { route } = this.#snapshot;
    if (!route?.found) return;
    this.map.navigation.current?.showStep(index);
    const [step, next] = route.instructions.slice(index);
    if (!step) return;
    const end = next?.floor === step.floor ? next.pointIndex : step.pointIndex;
    void this.#view.show(placesOf(route.coordinates.slice(step.pointIndex, end + 1)));
  }

  zoomBy(steps: number): void {
    this.#view.release();
    void this.map.camera.animateTo({ zoom: this.map.camera.zoom + steps });
  }

  /** Shows all of the map. */
  showAll(): void {
    this.#view.release();
    void this.map.camera.reset();
  }

  showBuilding({ defaultFloor }: FloorStack): void {
    this.#view.release();
    void this.setFloor(defaultFloor);
    void this.map.camera.focusOn(defaultFloor);
  }

  async setFloor(floor: Floor): Promise<void> {
    await this.map.floors.set(floor);
  }

  async setLanguage(code: string): Promise<void> {
    this.#wantedLanguage = code;
    this.map.setLanguage(code);
    const texts = await loadViewerTexts(code);
    // The visitor may have chosen another one while the texts were loading.
    if (this.#wantedLanguage !== code) return;
    this.#change({ language: code, texts });
    // Instructions are in the language of the map.
    if (this.#snapshot.route?.found) await this.#findRoute();
  }

  addNotice(notice: string): void {
    this.#change({ notices: [...this.#snapshot.notices, notice] });
  }

  removeNotices(): void {
    this.#change({ notices: [] });
  }

  /** Makes the current state the initial one of each visit. */
  rememberStart(): void {
    this.#start = this.#snapshot;
  }

  /** Sets the position of the screen, where directions start. */
  setStartPlace(name: string): void {
    this.#startPlace = this.#find('location', name) ?? undefined;
  }

  /** Restores the initial state for the next visitor. */
  async reset(): Promise<void> {
    const { floor, language } = this.#start;
    this.goHome();
    this.#change({ visit: this.#snapshot.visit + 1, accessible: false, notices: [] });
    if (language !== this.#wantedLanguage) await this.setLanguage(language);
    await this.setFloor(floor);
    await this.map.camera.reset();
  }

  /**
   * Applies a change, or throws a `ViewerError` and keeps the previous state. A destination without
   * a route is shown, and throws too.
   */
  async apply(change: ViewerStateChange): Promise<ViewerState> {
    const location = this.#find('location', change.location);
    const from = this.#find('location', change.from);
    const to = this.#find('location', change.to);
    const floor = this.#find('floor', change.floor);
    this.#assertKnownLanguage(change.language);
    if (typeof change.language === 'string') await this.setLanguage(change.language);
    if (change.accessible !== undefined) this.#change({ accessible: change.accessible === true });
    const route = await this.#applyPlaces({ location, from, to });
    if (floor) await this.setFloor(floor);
    if (change.camera) this.#setCamera(change.camera);
    if (route && !route.found) throw new ViewerError('viewer/no-route', route.message);
    return this.state;
  }

  async #applyPlaces({
    location,
    from,
    to,
  }: Readonly<Record<'location' | 'from' | 'to', Location | null | undefined>>): Promise<
    RouteResult | undefined
  > {
    if (from || to) {
      const { panel, ...old } = this.#snapshot;
      const kept = panel === 'directions' ? old : { from: undefined, to: undefined };
      this.#clearMap();
      this.#change({ panel: 'directions', location: undefined });
      return this.setEnds({
        from: from === undefined ? kept.from : (from ?? undefined),
        to: to === undefined ? kept.to : (to ?? undefined),
      });
    }
    if (location) await this.openLocation(location);
    else if (location === null || from === null || to === null) this.goHome();
    else if (this.#snapshot.panel === 'directions') return this.#findRoute();
    return undefined;
  }

  #find<Type extends 'location' | 'floor'>(
    type: Type,
    name: string | null | undefined,
  ): ElementByType[Type] | null | undefined {
    if (name === undefined || name === null) return name;
    const found = this.venue.find(type, name);
    if (found) return found;
    const kind = type === 'floor' ? 'floor' : 'place';
    throw new ViewerError(
      type === 'floor' ? 'viewer/unknown-floor' : 'viewer/unknown-location',
      `There is no ${kind} "${name}" in ${this.venue.name}. Use the ${kind}’s id or external id.`,
    );
  }

  #assertKnownLanguage(code: string | null | undefined): void {
    const codes = this.venue.languages.map((language) => language.code);
    if (code === undefined || code === null || codes.includes(code)) return;
    throw new ViewerError(
      'viewer/unknown-language',
      `${this.venue.name} has no texts in "${code}". It has ${codes.join(', ')}.`,
    );
  }

  #setCamera({ latitude, longitude, zoom, bearing = 0, pitch = 0 }: ViewerCamera): void {
    this.#view.release();
    this.map.camera.stop();
    this.map.camera.set({
      center: { lngLat: [longitude, latitude], floorId: this.#snapshot.floor.id },
      zoom,
      bearingDegrees: bearing,
      pitchDegrees: pitch,
    });
  }

  async #findRoute(): Promise<RouteResult | undefined> {
    this.#routeQuestions += 1;
    const question = this.#routeQuestions;
    this.map.navigation.clear();
    const { from, to, accessible } = this.#snapshot;
    if (!from || !to) return undefined;
    const route = await this.venue.route(from, to, { accessible });
    if (question !== this.#routeQuestions) return undefined;
    this.#change({ route });
    if (route.found) {
      this.map.navigation.draw(route, { fitCamera: false });
      // Both ends, because visitors change between their floors.
      void this.#view.show(placesOf(route.coordinates), { followFloor: false });
    }
    return route;
  }

  #clearMap(): void {
    this.#routeQuestions += 1;
    this.#view.release();
    this.map.elements.reset();
    this.map.navigation.clear();
  }

  #change(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** External ids are stable across releases of the venue; ids need not be. */
function nameOf({ id, externalId }: { id: string; externalId?: string | undefined }): string {
  return externalId ?? id;
}

/** Without floors, which would look at the heights of floors that are not shown. */
function placesOf(coordinates: readonly Coordinate[]): readonly LngLat[] {
  return coordinates.map(({ lngLat }) => lngLat);
}
