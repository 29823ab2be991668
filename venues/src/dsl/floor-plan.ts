import type { DraftAccess } from '@brand/mvf/assemble';
import { closed, type Path, type Vec } from './shapes.ts';
import type { Text, Texts } from './texts.ts';

/**
 * One floor, drawn as an architect draws it: lines first. Walls divide the floor into spaces; a
 * space is named by any point inside it. Doors are put on walls. Every unnamed space, every door
 * that is not on a wall and every space without a door is an error with its coordinates.
 */
export class FloorPlan {
  readonly key: string;
  readonly options: FloorOptions;
  readonly lines: PlanLine[] = [];
  readonly spaces: PlanSpace[] = [];
  readonly doors: PlanDoor[] = [];
  readonly objects: PlanObject[] = [];
  readonly marks: PlanMark[] = [];
  readonly images: PlanImage[] = [];

  constructor(key: string, options: FloorOptions) {
    this.key = key;
    this.options = options;
  }

  /** The outside of a building: a closed wall. Several outlines are several wings or buildings. */
  outline(path: Path, look: WallLook = 'exterior'): this {
    return this.line(closed(path), look);
  }

  /** An inner wall. It may end on or cross other walls. */
  wall(path: Path, look: WallLook = 'wall'): this {
    return this.line(path, look);
  }

  /** A closed inner wall around a shape. */
  box(path: Path, look: WallLook = 'wall'): this {
    return this.line(closed(path), look);
  }

  /** A boundary between two spaces without a wall: people walk across it. */
  divide(path: Path): this {
    return this.line(path, 'open');
  }

  /** Names the space around a point. */
  space(at: Vec, space: Omit<PlanSpace, 'at'>): this {
    this.spaces.push({ ...space, at });
    return this;
  }

  room(key: string, at: Vec, more: SpaceOptions = {}): this {
    return this.space(at, { kind: 'room', key, ...more });
  }

  hall(key: string, at: Vec, more: SpaceOptions = {}): this {
    return this.space(at, { kind: 'hallway', key, ...more });
  }

  /** A hole in the floor that cannot be entered: an atrium, a stairwell seen from above. */
  void(key: string, at: Vec, more: SpaceOptions = {}): this {
    return this.space(at, { kind: 'void', key, ...more });
  }

  /**
   * A space that cannot be entered: a shaft, a plant room behind a service door. It needs no door.
   */
  solid(key: string, at: Vec, more: SpaceOptions = {}): this {
    return this.space(at, { kind: 'object', key, ...more });
  }

  /**
   * A stop of a connection: a lift car, the foot of a stair. It needs a door like a room. On one
   * floor a connection may stop twice, as a moving walk does: it leads from the stop drawn first.
   */
  stop(connection: string, at: Vec, more: SpaceOptions = {}): this {
    const earlier = this.spaces.filter((space) => space.connection === connection).length;
    const key = `${connection}-${this.key}${earlier > 0 ? `-${earlier + 1}` : ''}`;
    return this.space(at, { kind: 'room', key, connection, ...more });
  }

  /** A door in the wall nearest to a point. */
  door(at: Vec, door: Omit<PlanDoor, 'at'> = {}): this {
    this.doors.push({ ...door, at });
    return this;
  }

  allDoors(at: Path, door: Omit<PlanDoor, 'at'> = {}): this {
    for (const point of at) this.door(point, door);
    return this;
  }

  /** An object inside a space: furniture, a kiosk, a column, a tree. */
  object(shape: Path, object: Omit<PlanObject, 'shape'> = {}): this {
    this.objects.push({ ...object, shape });
    return this;
  }

  /** Several identical objects, each from a centre point. */
  objectsAt(at: Path, shape: (center: Vec) => Path, object: Omit<PlanObject, 'shape'> = {}): this {
    for (const center of at) this.object(shape(center), object);
    return this;
  }

  /** A symbol such as a fire extinguisher. */
  mark(symbol: string, at: Vec): this {
    this.marks.push({ symbol, at });
    return this;
  }

  /** An image lying on the floor. */
  image(image: PlanImage): this {
    this.images.push(image);
    return this;
  }

  private line(path: Path, look: WallLook): this {
    this.lines.push({ path, look });
    return this;
  }
}

export type FloorOptions = Texts & {
  readonly elevation: number;
  readonly name: Text;
  /** Key of the building; outdoor floors have none. */
  readonly building?: string;
  readonly outdoors?: boolean;
  readonly subtitle?: string;
  /** Metres from floor to ceiling. */
  readonly maxHeight?: number;
};

/** Kind of a line. `open` is not a wall, `glass` is a window from floor to ceiling. */
export type WallLook = 'exterior' | 'wall' | 'glass' | 'low' | 'open';

export type PlanLine = { readonly path: Path; readonly look: WallLook };

export type SpaceOptions = {
  readonly texts?: Texts;
  /** Key of a style of the venue. */
  readonly style?: string;
  readonly access?: DraftAccess;
  /** Key of the connection that stops here. */
  readonly connection?: string;
};

export type PlanSpace = SpaceOptions & {
  readonly at: Vec;
  readonly key: string;
  readonly kind: 'room' | 'hallway' | 'void' | 'object' | 'area';
};

export type PlanDoor = {
  readonly at: Vec;
  /** Metres. @defaultValue 0.95 */
  readonly width?: number;
  readonly look?: 'open' | 'single-swing' | 'double-swing' | 'sliding' | 'revolving' | 'gate';
  readonly texts?: Texts;
  readonly access?: DraftAccess;
  /** Key of the space that can be entered but not left through this door. */
  readonly oneWayInto?: string;
  /** Key of the door connection, a passage to another floor, that this door is one side of. */
  readonly connection?: string;
};

export type PlanObject = {
  readonly shape: Path;
  /** Derived from its order by default. Required if a place is at the object. */
  readonly key?: string;
  readonly texts?: Texts;
  readonly style?: string;
  /** Whether routes can lead to it, as to a kiosk or a desk. */
  readonly walkUp?: boolean;
  /** Whether routes can cross it, as a rug or a zebra crossing. */
  readonly flat?: boolean;
};

export type PlanMark = { readonly symbol: string; readonly at: Vec };

export type PlanImage = {
  readonly path: string;
  readonly at: Vec;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise from the top of the plan. @defaultValue 0 */
  readonly rotation?: number;
  /** Key of the space it lies in. Without it the image floats. */
  readonly on?: string;
  /** Metres above the floor, if the image floats. */
  readonly verticalOffset?: number;
};
