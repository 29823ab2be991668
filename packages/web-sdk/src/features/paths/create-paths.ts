import { distanceToSegment, type Point } from '@brand/geo';
import type { Coordinate, Floor, Route, RouteSection } from '@brand/venue';
import { BufferAttribute, BufferGeometry, Mesh, Sphere } from 'three';
import { type OnScreen, watchOnScreen } from '../../dom/on-screen.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit, Probe } from '../../kernel/hits.ts';
import { LOOK_DEFAULTS } from '../../kernel/look.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { disposeTree } from '../../kernel/stage.ts';
import type { ViewCamera } from '../../kernel/view-camera.ts';
import { isLineInView } from './line-in-view.ts';
import { PathMaterial } from './path-material.ts';
import type { PathOptions, PathStyle } from './path-options.ts';
import { buildRibbon } from './ribbon.ts';

/** Course of a path: coordinates, a route, or some of its sections. */
export type PathCourse = readonly Coordinate[] | Route | RouteSection | readonly RouteSection[];

/**
 * A path on the map.
 *
 * @example
 * const path = map.paths.add(route, { interactive: true });
 * path.update({ color: '#d9480f', travelled: 0.5 });
 * path.remove();
 */
export interface Path {
  /** Length of the path from end to end, in metres, without the parts inside connections. */
  readonly length: number;
  /** Current style of the path. */
  readonly style: PathStyle;
  /** Floors that the path crosses. */
  readonly floors: readonly Floor[];
  /** Changes the given properties. All other properties keep their values. */
  update(change: Partial<PathStyle>): void;
  /** Removes the path from the map. */
  remove(): void;
}

/**
 * Draws lines on floors. For a route with its markers and steps, use `map.navigation`.
 *
 * @example
 * const path = map.paths.add([here, space.center], { color: '#d9480f', pattern: 'dashed' });
 * path.update({ width: 2 });
 * path.remove();
 */
export interface Paths {
  /**
   * Draws a path.
   * @example
   * const route = await venue.route(entrance, shop);
   * if (route.found) map.paths.add(route, { pattern: 'arrows', draw: { duration: 600 } });
   */
  add(course: PathCourse, options?: PathOptions): Path;
  /** All paths on the map, in the order they were added. */
  readonly all: readonly Path[];
  /** Removes all paths from the map, including those of navigation. */
  removeAll(): void;
}

type Piece = { readonly floor: Floor; readonly line: readonly Point[] };

export function createPaths(context: FeatureContext): Paths {
  const paths = new Set<DrawnPath>();
  const { stage, hits, events, onRemove, root } = context;
  let screen: OnScreen | undefined;
  onRemove(
    stage.onFrame('update', ({ now, camera }) => {
      let isMoving = false;
      for (const path of paths) isMoving = path.beforeFrame(now, camera) || isMoving;
      if (!isMoving) return;
      // Endless animations are not drawn while the map is scrolled out of view.
      screen ??= watchOnScreen(root, () => stage.requestFrame());
      if (screen.isOnScreen) stage.requestFrame();
    }),
  );
  onRemove(() => screen?.remove());
  onRemove(hits.add((probe) => [...paths].flatMap((path) => path.hits(probe))));
  onRemove(events.on('theme-change', () => [...paths].map((path) => path.update({}))));
  return {
    add(course, options = {}) {
      const path = new DrawnPath(context, piecesOf(context, course), options, () =>
        paths.delete(path),
      );
      paths.add(path);
      return path;
    },
    get all() {
      return [...paths];
    },
    removeAll() {
      for (const path of paths) path.remove();
    },
  };
}

class DrawnPath implements Path {
  readonly length: number;
  readonly floors: readonly Floor[];
  readonly #context: FeatureContext;
  readonly #pieces: readonly Piece[];
  readonly #forget: () => void;
  readonly #meshes: { readonly mesh: Mesh<BufferGeometry, PathMaterial>; readonly floor: Floor }[] =
    [];
  #options: Partial<PathStyle>;

  constructor(
    context: FeatureContext,
    pieces: readonly Piece[],
    { draw, ...options }: PathOptions,
    forget: () => void,
  ) {
    this.#context = context;
    this.#pieces = pieces;
    this.#options = options;
    this.#forget = forget;
    this.floors = [...new Set(pieces.map(({ floor }) => floor))];
    this.length = this.#build();
    this.update({});
    if (draw) context.motion.animate((share) => this.update({ drawn: share }), draw);
  }

  get style(): PathStyle {
    return { ...stylesOf(this.#context), ...this.#options };
  }

  update(change: Partial<PathStyle>): void {
    this.#options = { ...this.#options, ...change };
    const { style } = this;
    for (const { mesh } of this.#meshes) {
      const { material } = mesh;
      material.setStyle(style);
      mesh.visible = style.visible && (material.depthTest || style.xrayOpacity > 0);
    }
    this.#context.stage.requestFrame();
  }

  remove(): void {
    for (const { mesh } of this.#meshes) disposeTree(mesh);
    this.#forget();
    this.#context.stage.requestFrame();
  }

  /** Updates the floor opacity and moves arrows. Returns whether the animation is visible. */
  beforeFrame(now: number, camera: ViewCamera): boolean {
    const { style } = this;
    const { pattern, animated, visible } = style;
    const { floors, motion } = this.#context;
    for (const { mesh, floor } of this.#meshes) {
      const { material } = mesh;
      // On floors that are transparent by design, and through voids, the path stays opaque.
      const share = Math.max(floors.opacityOf(floor), floors.presenceOf(floor));
      material.set('opacity', opacityOf(material, style) * share);
      material.set('viewHeight', camera.height);
      if (animated) material.set('phase', motion.isReduced ? 0 : now / 700);
    }
    const isAnimated = visible && animated && pattern === 'arrows' && !motion.isReduced;
    return isAnimated && this.#isInView(camera);
  }

  #isInView(camera: ViewCamera): boolean {
    const { floors, layers } = this.#context;
    const { width, minWidthPixels, altitude } = this.style;
    const margin = minWidthPixels + width / camera.metresPerPixel;
    return (
      layers.isVisible('paths') &&
      this.#pieces.some(
        ({ floor, line }) =>
          floors.opacityOf(floor) > 0 &&
          isLineInView(line, camera, { altitude: floors.altitudeOf(floor) + altitude, margin }),
      )
    );
  }

  hits({ ray }: Probe): readonly Hit[] {
    const { visible, interactive, width, altitude } = this.style;
    if (!visible || !interactive) return [];
    const { floors, space, stage } = this.#context;
    return this.#pieces.flatMap(({ floor, line }) => {
      if (!floors.visible.includes(floor)) return [];
      const z = floors.altitudeOf(floor) + altitude;
      const distance = (z - ray.origin.z) / ray.direction.z;
      if (!(distance > 0)) return [];
      const x = ray.origin.x + ray.direction.x * distance;
      const y = ray.origin.y + ray.direction.y * distance;
      const reach = Math.max(width / 2, stage.camera.metresPerPixel * 8);
      if (!isNear({ x, y }, line, reach)) return [];
      const coordinate = space.toCoordinate({ x, y, z }, floor.id);
      return [{ type: 'path', target: this, coordinate, distance, isInteractive: true }];
    });
  }

  #build(): number {
    let length = 0;
    for (const { floor, line } of this.#pieces) {
      const ribbon = buildRibbon(line, length);
      length += ribbon.length;
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(ribbon.positions, 2));
      geometry.setAttribute('offset', new BufferAttribute(ribbon.offsets, 4));
      geometry.setAttribute('along', new BufferAttribute(ribbon.along, 1));
      geometry.setAttribute('room', new BufferAttribute(ribbon.rooms, 2));
      geometry.setIndex(new BufferAttribute(ribbon.indices, 1));
      // Needed for sorting; three.js cannot compute one from two coordinates per vertex.
      geometry.boundingSphere = new Sphere();
      for (const mode of ['xray', 'normal'] as const) {
        const mesh = new Mesh(geometry, new PathMaterial(mode));
        this.#context.layers.assign(mesh, 'paths', mode === 'xray' ? 0 : 1);
        // The width is known only in the shader, so a bounding box would be wrong.
        mesh.frustumCulled = false;
        mesh.matrixAutoUpdate = false;
        this.#meshes.push({ mesh, floor });
        this.#context.stage.groupOf(floor).add(mesh);
      }
    }
    for (const { mesh } of this.#meshes) mesh.material.set('total', Math.max(length, 1e-3));
    return length;
  }
}

function opacityOf({ depthTest }: PathMaterial, { opacity, xrayOpacity }: PathStyle): number {
  return opacity * (depthTest ? 1 : xrayOpacity);
}

function stylesOf({ theme }: FeatureContext): PathStyle {
  const { color, accent } = theme().path;
  return {
    color,
    accentColor: accent,
    width: 0.9,
    minWidthPixels: 8,
    ...LOOK_DEFAULTS,
    altitude: 0.3,
    pattern: 'solid',
    animated: false,
    xrayOpacity: 0.35,
    drawn: 1,
    travelled: 0,
    travelledColor: '#9aa3af',
    highlight: undefined,
  };
}

function isNear(point: Point, line: readonly Point[], reach: number): boolean {
  return line.some(
    (end, index) => index > 0 && distanceToSegment(point, line[index - 1]!, end) <= reach,
  );
}

/** Splits a course into segments, one for each part on a floor. */
function piecesOf({ space, venue, floors }: FeatureContext, course: PathCourse): readonly Piece[] {
  if ('sections' in course) return sectionPieces(space, course.sections);
  if ('points' in course) return sectionPieces(space, [course]);
  if (course.every((part) => 'points' in part))
    return sectionPieces(space, course as readonly RouteSection[]);
  const pieces: { floor: Floor; line: Point[] }[] = [];
  for (const { lngLat, floorId } of course as readonly Coordinate[]) {
    const floor = floorId === undefined ? floors.current : venue.find('floor', floorId);
    if (!floor) {
      throw new MapViewError(
        'map-view/unknown-target',
        `paths.add: the venue has no floor "${floorId}". Its floors are: ${venue.floors.map(({ id }) => id).join(', ')}.`,
      );
    }
    const last = pieces.at(-1);
    if (last?.floor === floor) last.line.push(space.toMetres(lngLat));
    else pieces.push({ floor, line: [space.toMetres(lngLat)] });
  }
  return pieces;
}

function sectionPieces(
  space: FeatureContext['space'],
  sections: readonly RouteSection[],
): readonly Piece[] {
  return sections.map(({ floor, points }) => ({
    floor,
    line: points.map((point) => space.toMetres(point)),
  }));
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A path on the map, including the path of a route. */
    path: Path;
  }
}
