import { type Bbox, type LngLat, localFrame, type LocalFrame } from '@brand/geo';
import type { GeometryAnchor } from '@brand/mvf/v3';
import { Languages } from '../language/languages.ts';
import { listTranslatedLanguages } from '../language/list-translated-languages.ts';
import { finiteOr, objectOr, objectsIn, ownValue, textOr, textsIn } from '../raw-values.ts';
import { VenueError } from '../venue-error.ts';
import type { VenueFiles } from '../venue-files.ts';
import type { Annotation } from './annotation.ts';
import type { Category } from './category.ts';
import type { Connection } from './connection.ts';
import type { ShapeElement } from './element-type.ts';
import type { Facade } from './facade.ts';
import type { Floor } from './floor.ts';
import type { FloorImage } from './floor-image.ts';
import type { FloorStack } from './floor-stack.ts';
import type { GeometryElement } from './geometry-element.ts';
import type { Location } from './location.ts';
import { localClock, type LocalMoment } from './opening-hours.ts';
import { findCenter, findBbox } from './venue-extent.ts';
import { VenueLinks } from './venue-links.ts';
import type { RouteNode } from './route-node.ts';

/**
 * State shared by elements: files, language, frame and reverse references. `build-model.ts` fills
 * it in stages; afterwards only the language and the nodes change.
 */
export class VenueModel {
  readonly files: VenueFiles;
  readonly languages: Languages;
  readonly links: VenueLinks = new VenueLinks();
  /** The floors, in bundle order. */
  readonly floors: Floor[] = [];
  readonly floorStacks: FloorStack[] = [];
  readonly annotations: Annotation[] = [];
  readonly connections: Connection[] = [];
  readonly facades: Facade[] = [];
  readonly locations: Location[] = [];
  readonly locationInstances: Location[] = [];
  readonly categories: Category[] = [];
  readonly outdoorIds: ReadonlySet<string>;
  readonly timeZone: string | undefined;
  /** Whether all elements have been added. */
  isComplete = false;
  readonly #floorById: Map<string, Floor> = new Map();
  readonly #categoryById: Map<string, Category> = new Map();
  readonly #images: Map<Floor, readonly FloorImage[]> = new Map();
  #nodes: readonly RouteNode[] | undefined;
  #bbox: Bbox | undefined;
  #center: LngLat | undefined;
  #frame: LocalFrame | undefined;
  #clock: ((date: Date) => LocalMoment) | undefined;

  constructor(files: VenueFiles) {
    this.files = files;
    this.languages = new Languages(objectOr(files.cmsVenue), () => listTranslatedLanguages(files));
    this.outdoorIds = new Set(textsIn(objectOr(files.outdoors)?.floors));
    this.timeZone = textOr(this.manifest?.tzid, undefined);
  }

  get manifest():
    | Partial<NonNullable<VenueFiles['manifest']>['features'][0]['properties']>
    | undefined {
    return objectOr(objectsIn(this.files.manifest?.features)[0]?.properties);
  }

  addFloor(floor: Floor): void {
    if (this.#floorById.has(floor.id)) return;
    this.#floorById.set(floor.id, floor);
    this.floors.push(floor);
  }

  addCategory(category: Category): void {
    if (this.#categoryById.has(category.id)) return;
    this.#categoryById.set(category.id, category);
    this.categories.push(category);
  }

  floor(id: string): Floor | undefined {
    return this.#floorById.get(id);
  }

  category(id: string): Category | undefined {
    return this.#categoryById.get(id);
  }

  /** Resolves an anchor to its shape. */
  resolve(anchor: GeometryAnchor): ShapeElement | undefined {
    return this.#floorById.get(anchor.floorId)?.element(anchor.geometryId);
  }

  /** Whether a per-floor file has an entry for a shape. */
  isListed(file: 'walkable' | 'nonwalkable', { id, floor }: GeometryElement): boolean {
    return ownValue(ownValue(this.files[file], floor.id), id) !== undefined;
  }

  /** The bounding box of the venue, in degrees. */
  get bbox(): Bbox {
    this.#bbox ??= findBbox(this.files);
    return this.#bbox;
  }

  get center(): LngLat {
    this.#center ??= findCenter(this.files);
    return this.#center;
  }

  get frame(): LocalFrame {
    this.#frame ??= localFrame(this.center);
    return this.#frame;
  }

  clock(date: Date): LocalMoment {
    this.#clock ??= localClock(this.timeZone);
    return this.#clock(date);
  }

  get nodes(): readonly RouteNode[] {
    if (this.#nodes) return this.#nodes;
    throw new VenueError(
      'venue/nodes-not-loaded',
      'nodes: the nodes are not loaded. Call "await venue.loadNodes()" first.',
    );
  }

  setNodes(nodes: readonly RouteNode[]): void {
    this.#nodes = nodes;
  }

  get hasNodes(): boolean {
    return this.#nodes !== undefined;
  }

  floorImages(floor: Floor): readonly FloorImage[] {
    let images = this.#images.get(floor);
    if (!images) this.#images.set(floor, (images = this.#readImages(floor)));
    return images;
  }

  #readImages(floor: Floor): readonly FloorImage[] {
    const features = objectsIn(ownValue(this.files.floorImages, floor.id)?.features);
    return features.flatMap((feature): FloorImage[] => {
      const { path, width, height, rotation, geometryId, verticalOffset } =
        objectOr(feature.properties) ?? {};
      const [lng, lat] = feature.geometry?.coordinates ?? [];
      const isPlaced = Number.isFinite(lng) && Number.isFinite(lat);
      if (typeof path !== 'string' || !isPlaced || !(width! > 0) || !(height! > 0)) return [];
      const element = floor.element(geometryId ?? '');
      const lift = finiteOr(verticalOffset, 0);
      return [
        {
          path,
          center: {
            lngLat: [lng!, lat!],
            floorId: floor.id,
            ...(lift !== 0 && { height: lift }),
          },
          width: width!,
          height: height!,
          rotationDegrees: finiteOr(rotation, 0),
          ...(element && { element }),
        },
      ];
    });
  }
}
