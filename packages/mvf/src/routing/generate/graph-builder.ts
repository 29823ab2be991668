import { type Point, pointDistance, pointInPolygon } from '@brand/geo';
import type { FloorGraph, GraphEdge, GraphNode } from './floor-graph.ts';
import type { PlanAccess, PlanDoor } from './floor-plan.ts';
import type { PartGroups } from './group-parts.ts';
import type { WalkSpace } from './walk-space.ts';

type NodeDraft = {
  readonly at: Point;
  /** Numbers of the shapes that contain the node, ascending. */
  readonly shapes: readonly number[];
  readonly ids: string[];
};

type Way = { readonly from: number; readonly to: number; readonly door?: PlanDoor };

// Metres. Drawings are not more precise.
const MERGE_DISTANCE_METRES = 0.01;
const FREE: PlanAccess = { accessible: true, public: true, extraCost: 0 };

/** Collects nodes and paths of a floor, and derives their access and cost. */
export class GraphBuilder {
  readonly #space: WalkSpace;
  readonly #partGroups: PartGroups;
  readonly #spots: NodeDraft[] = [];
  /** Numbers of the nodes in each group. */
  readonly #members: number[][];
  readonly #ways: Way[] = [];
  readonly #unclear: string[] = [];

  constructor(space: WalkSpace, partGroups: PartGroups) {
    this.#space = space;
    this.#partGroups = partGroups;
    this.#members = partGroups.groups.map(() => []);
  }

  /** Adds a node in a part, or reuses an existing one, and returns its number. */
  addNode(part: number, at: Point, ids: readonly string[] = []): number {
    const group = this.#partGroups.groupOf[part]!;
    const members = this.#members[group]!;
    const known = members.find(
      (spot) => pointDistance(this.#spots[spot]!.at, at) < MERGE_DISTANCE_METRES,
    );
    if (known !== undefined) {
      this.#spots[known]!.ids.push(...ids);
      return known;
    }
    const shapes = this.#partGroups.groups[group]!.filter(
      (other) => other === part || this.#isIn(at, other),
    ).map((other) => this.#space.parts[other]!.shape);
    const distinct = [...new Set(shapes)].toSorted((a, b) => a - b);
    const number = this.#spots.push({ at, shapes: distinct, ids: [...ids] }) - 1;
    members.push(number);
    return number;
  }

  /** Adds a node in a door, outside all parts. */
  addDoorway(at: Point, ids: readonly string[]): number {
    return this.#spots.push({ at, shapes: [], ids: [...ids] }) - 1;
  }

  /** Returns the numbers of the nodes in a group. */
  nodesInGroup(group: number): readonly number[] {
    return [...this.#members[group]!];
  }

  at(spot: number): Point {
    return this.#spots[spot]!.at;
  }

  /** Connects two nodes in both directions. */
  connect(a: number, b: number): void {
    this.#ways.push({ from: a, to: b }, { from: b, to: a });
  }

  /** Adds a path through a door, along all its nodes, in the directions that the door allows. */
  connectDoor(chain: readonly number[], door: PlanDoor): void {
    const [first, last] = [chain[0]!, chain.at(-1)!];
    const into = this.#shapeNumber(door.oneWayInto);
    const [isIntoFirst, isIntoLast] = [first, last].map((spot) =>
      this.#spots[spot]!.shapes.includes(into),
    );
    if (door.oneWayInto !== undefined && isIntoFirst === isIntoLast) this.#unclear.push(door.id);
    const isOneWay = isIntoFirst !== isIntoLast;
    for (const [index, to] of chain.slice(1).entries()) {
      const from = chain[index]!;
      if (!isOneWay || isIntoLast) this.#ways.push({ from, to, door });
      if (!isOneWay || isIntoFirst) this.#ways.push({ from: to, to: from, door });
    }
  }

  /** Builds the graph. `strayDoors`, `guessedDoors` and `unreached` come from the caller. */
  finish(found: Pick<FloorGraph, 'guessedDoors' | 'strayDoors' | 'unreached'>): FloorGraph {
    const { shapes } = this.#space.plan;
    const bare = this.#shapesWithoutSpot();
    const nodes = this.#spots.map(({ at, shapes: inside, ids }): GraphNode => ({
      x: at.x,
      y: at.y,
      geometryIds: [...new Set([...inside.map((shape) => shapes[shape]!.id), ...ids])],
    }));
    return {
      nodes,
      edges: this.#edges(),
      guessedDoors: found.guessedDoors,
      strayDoors: found.strayDoors,
      unclearOneWays: this.#unclear,
      isCrowded: this.#space.isCrowded,
      unreached: [...bare, ...found.unreached],
    };
  }

  #isIn(point: Point, part: number): boolean {
    return pointInPolygon(point, this.#space.parts[part]!.polygon, MERGE_DISTANCE_METRES);
  }

  #shapeNumber(id: string | undefined): number {
    return this.#space.plan.shapes.findIndex((shape) => shape.id === id);
  }

  /**
   * Adds shapes without free ground, which are drawn under others, to the nodes of the others.
   * Returns the shapes that still have no node.
   */
  #shapesWithoutSpot(): string[] {
    const seen = new Set(this.#spots.flatMap(({ shapes }) => shapes));
    return this.#space.plan.shapes.flatMap(({ id }, shape) => {
      if (seen.has(shape)) return [];
      const own = this.#space.parts.flatMap((part, number) =>
        part.shape === shape ? [number] : [],
      );
      const under = this.#spots.filter(({ at }) => own.some((part) => this.#isIn(at, part)));
      for (const { ids } of under) ids.push(id);
      return under.length === 0 ? [id] : [];
    });
  }

  #edges(): GraphEdge[] {
    const edges = new Map<number, GraphEdge>();
    for (const way of this.#ways) {
      const key = way.from * this.#spots.length + way.to;
      const edge = this.#edge(way);
      const known = edges.get(key);
      if (way.from !== way.to && (!known || edge.extraCost < known.extraCost)) edges.set(key, edge);
    }
    return [...edges.values()].toSorted((a, b) => a.from - b.from || a.to - b.to);
  }

  #edge({ from, to, door }: Way): GraphEdge {
    const [left, entered] = [this.#spots[from]!.shapes, this.#spots[to]!.shapes];
    const accessOf = (shape: number): PlanAccess => this.#space.plan.shapes[shape]!.access;
    const passed = [...[...left, ...entered].map(accessOf), door?.access ?? FREE];
    const toll = entered
      .filter((shape) => !left.includes(shape))
      .reduce((sum, shape) => sum + accessOf(shape).extraCost, door?.access.extraCost ?? 0);
    return {
      from,
      to,
      extraCost: toll,
      accessible: passed.every((access) => access.accessible),
      public: passed.every((access) => access.public),
    };
  }
}
