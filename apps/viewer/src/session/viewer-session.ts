import type { ElementByType, Floor, Location, MapView, RouteResult, Venue } from '@brand/web-sdk';
import {
  type ViewerCamera,
  ViewerError,
  type ViewerState,
  type ViewerStateChange,
} from '@brand/viewer-embed';
import { loadViewerTexts } from '../texts/load-viewer-texts.ts';
import { en } from '../texts/en.ts';
import type { Snapshot } from './snapshot.ts';

const ACCENT = '#e8a33d';
const CLOSEST_ZOOM = 20;
/** Debounce for camera changes. */
const CAMERA_REST_MS = 400;

type Ends = { readonly from?: Location | undefined; readonly to?: Location | undefined };

/** A visitor's way through one venue: what is shown, and how that changes. Knows nothing of a page. */
export class ViewerSession {
  readonly map: MapView;
  readonly venue: Venue;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  /** What each visit of a public screen begins with. */
  #start: { readonly floor: Floor; readonly language: string };
  #startPlace: Location | undefined;
  /** Counts questions for routes, so that a late answer does not take the place of a newer one. */
  #routeQuestions = 0;
  #cameraTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(map: MapView) {
    this.map = map;
    this.venue = map.venue;
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
    map.on('floor-change', ({ floor }) => this.#change({ floor }));
    map.on('camera-change', () => {
      clearTimeout(this.#cameraTimer);
      this.#cameraTimer = setTimeout(() => this.#tell(), CAMERA_REST_MS);
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

  /** What is shown, as addresses and messages say it. */
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

  /** A place that was clicked or chosen: an end of the directions that miss one, otherwise its card. */
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
    await this.map.camera.focusOn(location, { maxZoom: CLOSEST_ZOOM });
  }

  /** Back to the list, with the map as it is. */
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

  /** Asks for the way to a place; where from is asked for next. */
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

  /** Shows where a step of the directions is. */
  showStep(index: number): void {
    this.map.navigation.current?.showStep(index);
  }

  async setFloor(floor: Floor): Promise<void> {
    await this.map.floors.set(floor);
  }

  async setLanguage(code: string): Promise<void> {
    this.map.setLanguage(code);
    const texts = await loadViewerTexts(code);
    this.#change({ language: code, texts });
    // Directions are in words of the language.
    if (this.#snapshot.route?.found) await this.#findRoute();
  }

  addNotice(notice: string): void {
    this.#change({ notices: [...this.#snapshot.notices, notice] });
  }

  removeNotices(): void {
    this.#change({ notices: [] });
  }

  /** Takes what is shown now for the beginning of each visit. */
  rememberStart(): void {
    this.#start = this.#snapshot;
  }

  /** Says where a screen stands: directions begin there. */
  setStartPlace(name: string): void {
    this.#startPlace = this.#find('location', name) ?? undefined;
  }

  /** As it was at the beginning, for the next visitor. */
  async reset(): Promise<void> {
    const { floor, language } = this.#start;
    this.goHome();
    this.#change({ visit: this.#snapshot.visit + 1, accessible: false, notices: [] });
    if (language !== this.#snapshot.language) await this.setLanguage(language);
    await this.setFloor(floor);
    await this.map.camera.reset();
  }

  /**
   * Shows what a change says, or throws a `ViewerError` and shows what was shown before. A place
   * without a route is shown as such, and is an error too.
   */
  async apply(change: ViewerStateChange): Promise<ViewerState> {
    const location = this.#find('location', change.location);
    const from = this.#find('location', change.from);
    const to = this.#find('location', change.to);
    const floor = this.#find('floor', change.floor);
    this.#refuseUnknownLanguage(change.language);
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
      `There is no ${kind} "${name}" in ${this.venue.name}. A ${kind} is named by its id or its external id.`,
    );
  }

  #refuseUnknownLanguage(code: string | null | undefined): void {
    const codes = this.venue.languages.map((language) => language.code);
    if (code === undefined || code === null || codes.includes(code)) return;
    throw new ViewerError(
      'viewer/unknown-language',
      `${this.venue.name} has no texts in "${code}". It has ${codes.join(', ')}.`,
    );
  }

  #setCamera({ latitude, longitude, zoom, bearing = 0, pitch = 0 }: ViewerCamera): void {
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
    if (route.found) this.map.navigation.draw(route);
    return route;
  }

  #clearMap(): void {
    this.#routeQuestions += 1;
    this.map.elements.reset();
    this.map.navigation.clear();
  }

  #change(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** External ids outlive a new edition of the venue, ids need not. */
function nameOf({ id, externalId }: { id: string; externalId?: string | undefined }): string {
  return externalId ?? id;
}
