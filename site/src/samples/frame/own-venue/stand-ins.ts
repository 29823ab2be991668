import type {
  Category,
  Connection,
  ElementByType,
  ElementType,
  Floor,
  FloorStack,
  GeometryElement,
  Location,
  Venue,
  VenueElement,
} from '@brand/web-sdk';
import { chooseFloor, mainFloors } from './choose-floor.ts';
import { countShared, wordsOf } from './words-of.ts';

/** An element of a demo venue, and the reader's element that takes its place. */
export type StandIn = { readonly wanted: VenueElement; readonly used: VenueElement };

/** Higher first: points for likeness, then the size. */
type Likeness = readonly [points: number, size: number];

/** Points for what an element has in common with the wanted one. */
const POINTS = { name: 8, category: 6, kind: 4, floor: 3, mainBuilding: 2, picture: 1 };

/**
 * Chooses elements of the reader's venue for elements of a demo venue that a sample names.
 *
 * Idea: the element with most in common is chosen: words of its name, category, kind and floor,
 * then the largest. No element is chosen twice as long as others are left, so that a route has two
 * ends. A sample names its places in the same order each time, so it always gets the same ones.
 */
export class StandIns {
  readonly #own: Venue;
  readonly #demo: Venue;
  readonly #onChoice: (choice: StandIn) => void;
  readonly #chosen = new Map<VenueElement, VenueElement>();
  readonly #mainFloors: ReadonlySet<Floor>;
  readonly #floors = new Map<Floor, Floor | undefined>();

  constructor(own: Venue, demo: Venue, onChoice: (choice: StandIn) => void) {
    this.#own = own;
    this.#demo = demo;
    this.#onChoice = onChoice;
    this.#mainFloors = new Set(mainFloors(own));
  }

  /** `undefined` if the demo venue has no such element, or the reader's venue none of its type. */
  find<T extends ElementType>(type: T, id: string): ElementByType[T] | undefined {
    const wanted: VenueElement | undefined = this.#demo.find(type, id);
    if (!wanted) return undefined;
    const known = this.#chosen.get(wanted);
    const used = known ?? this.#choose(wanted);
    if (!known && used) {
      this.#chosen.set(wanted, used);
      this.#onChoice({ wanted, used });
    }
    return used as ElementByType[T] | undefined;
  }

  /** Why `find` found nothing, if the demo venue has the element. */
  explain(type: ElementType, id: string): string | undefined {
    const wanted: VenueElement | undefined = this.#demo.find(type, id);
    if (!wanted) return undefined;
    return (
      `${this.#own.name} has nothing that can take the place of "${nameOf(wanted)}", ` +
      `a ${type.replace('-', ' ')} of ${this.#demo.name}. Run this sample with its demo venue, ` +
      `or add a ${type.replace('-', ' ')} to your bundle.`
    );
  }

  #choose(wanted: VenueElement): VenueElement | undefined {
    if (wanted.type === 'floor') return this.#floorFor(wanted);
    const candidates = this.#own.all(wanted.type).filter(isUsable);
    const taken = new Set(this.#chosen.values());
    const free = candidates.filter((element) => !taken.has(element));
    let best: VenueElement | undefined;
    let likeness: Likeness = [-1, -1];
    for (const element of free.length > 0 ? free : candidates) {
      const next = this.#compare(wanted, element);
      if (next[0] < likeness[0] || (next[0] === likeness[0] && next[1] <= likeness[1])) continue;
      best = element;
      likeness = next;
    }
    return best;
  }

  #floorFor(wanted: Floor): Floor | undefined {
    if (!this.#floors.has(wanted)) {
      this.#floors.set(wanted, chooseFloor(wanted, this.#own, this.#demo));
    }
    return this.#floors.get(wanted);
  }

  #compare(wanted: VenueElement, element: VenueElement): Likeness {
    const named = countShared(wordsOf(wanted.name), wordsOf(element.name)) > 0 ? POINTS.name : 0;
    switch (element.type) {
      case 'location':
        return [named + this.#compareLocations(wanted as Location, element), areaOf(element)];
      case 'category':
        return [named + compareCategories(wanted as Category, element), countLocations(element)];
      case 'connection': {
        const isSame = (wanted as Connection).connectionType === element.connectionType;
        return [named + (isSame ? POINTS.kind : 0), element.floors.length];
      }
      case 'floor-stack':
        return [named, sizeOfStack(element)];
      case 'annotation': {
        const isSame = 'symbol' in wanted && wanted.symbol.key === element.symbol.key;
        return [named + (isSame ? POINTS.kind : 0), 0];
      }
      default:
        return [named + this.#compareShapes(wanted, element), areaOf(element)];
    }
  }

  #compareLocations(wanted: Location, location: Location): number {
    const shared = countShared(categoryWords(wanted), categoryWords(location));
    const [shape, other] = [wanted.elements[0], location.elements[0]];
    const hasPicture = (wanted.logo === undefined) === (location.logo === undefined);
    return (
      (shared > 0 ? POINTS.category : 0) +
      (shape && other ? this.#compareShapes(shape, other) : 0) +
      (hasPicture ? POINTS.picture : 0)
    );
  }

  #compareShapes(wanted: VenueElement, element: VenueElement): number {
    const [kind, otherKind] = [kindOf(wanted), kindOf(element)];
    const [floor, otherFloor] = [floorOf(wanted), floorOf(element)];
    const hasFloors = floor !== undefined && otherFloor !== undefined;
    const isSameFloor = hasFloors && this.#floorFor(floor) === otherFloor;
    return (
      (kind !== undefined && kind === otherKind ? POINTS.kind : 0) +
      (isSameFloor ? POINTS.floor : 0) +
      (otherFloor && this.#mainFloors.has(otherFloor) ? POINTS.mainBuilding : 0)
    );
  }
}

export function nameOf({ name, id }: VenueElement): string {
  return name === '' ? id : name;
}

/** Samples draw places and go to them, so a place without a shape is of no use. */
export function isUsable(element: VenueElement): boolean {
  if (element.type === 'location') return element.center !== undefined;
  if (element.type === 'category') return countLocations(element) > 0;
  return true;
}

function compareCategories(wanted: Category, category: Category): number {
  return wanted.children.length > 0 === category.children.length > 0 ? POINTS.kind : 0;
}

function categoryWords({ categories }: Location): ReadonlySet<string> {
  return wordsOf(...categories.flatMap(({ name, parent }) => [name, parent?.name]));
}

function countLocations({ locations, children }: Category): number {
  return children.reduce((count, child) => count + child.locations.length, locations.length);
}

function sizeOfStack({ floors }: FloorStack): number {
  return floors.reduce((count, { spaces }) => count + spaces.length, 0);
}

function kindOf(element: VenueElement): string | undefined {
  return 'kind' in element ? element.kind : undefined;
}

function floorOf(element: VenueElement): Floor | undefined {
  return 'floor' in element ? element.floor : undefined;
}

/** Square metres of the box around a shape. */
function areaOf(element: VenueElement): number {
  const shape = element.type === 'location' ? element.elements[0] : element;
  if (!shape || !('bbox' in shape)) return 0;
  const [west, south, east, north] = (shape as GeometryElement).bbox;
  return (east - west) * (north - south);
}
