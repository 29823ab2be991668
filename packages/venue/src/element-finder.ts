import type { ElementByType, ElementType, ShapeType, VenueElement } from './model/element-type.ts';
import type { VenueModel } from './model/venue-model.ts';
import { suggestSimilar } from './suggest-similar.ts';
import { VenueError } from './venue-error.ts';

const SHAPE_TYPES: ReadonlySet<ElementType> = new Set<ShapeType>([
  'space',
  'door',
  'wall',
  'window',
  'object',
  'area',
  'point-of-interest',
]);

const OTHER_TYPES = [
  'floor',
  'floor-stack',
  'annotation',
  'connection',
  'facade',
  'node',
  'location',
  'category',
] as const satisfies readonly ElementType[];

type Table = {
  readonly byId: ReadonlyMap<string, VenueElement>;
  readonly byExternalId: ReadonlyMap<string, VenueElement>;
};

/** Finds elements by type and id. The table of a type is built on first use. */
export class ElementFinder {
  readonly #model: VenueModel;
  readonly #lists: Map<ElementType, readonly VenueElement[]> = new Map();
  readonly #tables: Map<ElementType, Table> = new Map();

  constructor(model: VenueModel) {
    this.#model = model;
  }

  all<T extends ElementType>(type: T): readonly ElementByType[T][] {
    // Nodes are loaded later than all other elements.
    if (type === 'node') return this.#model.nodes as readonly ElementByType[T][];
    let list = this.#lists.get(type);
    if (!list) {
      list = this.#collect(type);
      // Not cached before the model is complete, because more elements follow.
      if (this.#model.isComplete) this.#lists.set(type, list);
    }
    return list as readonly ElementByType[T][];
  }

  #collect(type: ElementType): readonly VenueElement[] {
    const model = this.#model;
    switch (type) {
      case 'floor':
        return model.floors;
      case 'floor-stack':
        return model.floorStacks;
      case 'annotation':
        return model.annotations;
      case 'connection':
        return model.connections;
      case 'facade':
        return model.facades;
      case 'location':
        return model.locations;
      case 'category':
        return model.categories;
      default:
        if (SHAPE_TYPES.has(type)) {
          return model.floors.flatMap((floor) => floor.shapes(type as ShapeType));
        }
        throw new VenueError(
          'venue/unknown-type',
          `Expected an element type, found "${type}". The types are: ` +
            `${[...SHAPE_TYPES, ...OTHER_TYPES].join(', ')}.`,
        );
    }
  }

  find<T extends ElementType>(type: T, idOrExternalId: string): ElementByType[T] | undefined {
    if (type === 'node' && !this.#model.hasNodes) return undefined;
    const { byId, byExternalId } = this.#table(type);
    const found = byId.get(idOrExternalId) ?? byExternalId.get(idOrExternalId);
    return found as ElementByType[T] | undefined;
  }

  get<T extends ElementType>(type: T, idOrExternalId: string): ElementByType[T] {
    if (type === 'node') void this.#model.nodes;
    const found = this.find(type, idOrExternalId);
    if (found) return found;
    throw unknownElement(type, idOrExternalId, this.all(type));
  }

  #table(type: ElementType): Table {
    let table = this.#tables.get(type);
    if (!table) {
      const elements: readonly VenueElement[] = this.all(type);
      const instances = type === 'location' ? this.#model.locationInstances : [];
      table = tableOf([...elements, ...instances]);
      if (this.#model.isComplete) this.#tables.set(type, table);
    }
    return table;
  }
}

/** Among duplicate ids, the first one counts. */
function tableOf(elements: readonly VenueElement[]): Table {
  const byId = new Map<string, VenueElement>();
  const byExternalId = new Map<string, VenueElement>();
  for (const element of elements) {
    if (!byId.has(element.id)) byId.set(element.id, element);
    const { externalId } = element;
    if (externalId !== undefined && !byExternalId.has(externalId)) {
      byExternalId.set(externalId, element);
    }
  }
  return { byId, byExternalId };
}

function unknownElement(
  type: ElementType,
  wanted: string,
  elements: readonly VenueElement[],
): VenueError {
  const ids = elements.flatMap(({ id, externalId }) => [id, ...(externalId ? [externalId] : [])]);
  const similar = suggestSimilar(wanted, ids);
  const listing = ids.length === 0 ? 'none of this type' : `others; list them with all("${type}")`;
  const hint =
    similar.length > 0 ? `Similar ones are: ${similar.join(', ')}.` : `The venue has ${listing}.`;
  return new VenueError(
    'venue/unknown-element',
    `get("${type}"): expected an existing id or external id, found "${wanted}". ${hint}`,
  );
}
