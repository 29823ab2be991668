export type Triple = readonly [x: number, y: number, z: number];

/**
 * A triangle mesh without indices: three consecutive corners are a triangle, counter-clockwise seen
 * from outside.
 */
export type Solid = {
  /** CSS hex colour. */
  readonly color: string;
  readonly positions: readonly Triple[];
  readonly normals: readonly Triple[];
};

/**
 * Position in glTF's frame: metres, y is up, the front faces along z. `at` is the centre of the
 * base.
 */
type Place = { readonly at?: Triple };

type BoxOptions = Place & { readonly size: Triple };
type ColumnOptions = Place & {
  readonly radius: number;
  readonly height: number;
  /** @defaultValue `radius` */
  readonly topRadius?: number;
  readonly sides?: number;
};
type BallOptions = Place & {
  readonly radius: number;
  /** Ratio of height to width. */
  readonly flatness?: number;
};

const ORIGIN: Triple = [0, 0, 0];

export function box(
  color: string,
  { size: [width, height, depth], at = ORIGIN }: BoxOptions,
): Solid {
  const [x, y, z] = [width / 2, height / 2, depth / 2];
  const middle: Triple = [at[0], at[1] + y, at[2]];
  const faces: readonly (readonly [normal: Triple, u: Triple, v: Triple])[] = [
    [
      [1, 0, 0],
      [0, 0, -z],
      [0, y, 0],
    ],
    [
      [-1, 0, 0],
      [0, 0, z],
      [0, y, 0],
    ],
    [
      [0, 1, 0],
      [x, 0, 0],
      [0, 0, -z],
    ],
    [
      [0, -1, 0],
      [x, 0, 0],
      [0, 0, z],
    ],
    [
      [0, 0, 1],
      [x, 0, 0],
      [0, y, 0],
    ],
    [
      [0, 0, -1],
      [-x, 0, 0],
      [0, y, 0],
    ],
  ];
  const half: Triple = [x, y, z];
  return merge(
    color,
    faces.map(([normal, u, v]) => {
      const face = add(middle, multiply(normal, half));
      const corner = (a: number, b: number): Triple => add(add(face, scaled(u, a)), scaled(v, b));
      return flat(normal, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
    }),
  );
}

/** A cylinder, a cone, or a truncated cone, with smooth sides. */
export function column(color: string, options: ColumnOptions): Solid {
  const { radius, height, topRadius = radius, sides = 12, at = ORIGIN } = options;
  const slope = (radius - topRadius) / height;
  const corner = (step: number, r: number, y: number): Triple => {
    const [cos, sin] = direction(step, sides);
    return add(at, [cos * r, y, sin * r]);
  };
  const outward = (step: number): Triple => {
    const [cos, sin] = direction(step, sides);
    return unit([cos, slope, sin]);
  };
  const parts = Array.from({ length: sides }, (_, step) => {
    const low = [corner(step, radius, 0), corner(step + 1, radius, 0)] as const;
    const high = [corner(step, topRadius, height), corner(step + 1, topRadius, height)] as const;
    const [here, next] = [outward(step), outward(step + 1)];
    return [
      {
        positions: [low[0], high[1], low[1], low[0], high[0], high[1]],
        normals: [here, next, next, here, here, next],
      },
      flat([0, -1, 0], [at, low[0], low[1]]),
      ...(topRadius > 0 ? [flat([0, 1, 0], [add(at, [0, height, 0]), high[1], high[0]])] : []),
    ];
  });
  return merge(color, parts.flat());
}

const BALL_SIDES = 10;
const BALL_RINGS = 6;

export function ball(color: string, { radius, flatness = 1, at = ORIGIN }: BallOptions): Solid {
  const normalAt = (ring: number, step: number): Triple => {
    const angle = (Math.PI * ring) / BALL_RINGS;
    const [cos, sin] = direction(step, BALL_SIDES);
    return [Math.sin(angle) * cos, -Math.cos(angle), Math.sin(angle) * sin];
  };
  const tall = radius * flatness;
  const place = (normal: Triple): Triple =>
    add([at[0], at[1] + tall, at[2]], multiply(normal, [radius, tall, radius]));
  const parts = Array.from({ length: BALL_RINGS * BALL_SIDES }, (_, index) => {
    const [ring, step] = [Math.floor(index / BALL_SIDES), index % BALL_SIDES];
    const corners = [
      normalAt(ring, step),
      normalAt(ring + 1, step),
      normalAt(ring + 1, step + 1),
      normalAt(ring, step + 1),
    ] as const;
    // At the poles, one of the two triangles is degenerate.
    const order = [...(ring < BALL_RINGS - 1 ? [0, 1, 2] : []), ...(ring > 0 ? [0, 2, 3] : [])];
    const normals = order.map((corner) => corners[corner] ?? ORIGIN);
    return { positions: normals.map((normal) => place(normal)), normals };
  });
  return merge(color, parts);
}

type Part = Pick<Solid, 'positions' | 'normals'>;

function merge(color: string, parts: readonly Part[]): Solid {
  return {
    color,
    positions: parts.flatMap(({ positions }) => positions),
    normals: parts.flatMap(({ normals }) => normals),
  };
}

/** A convex polygon, as a triangle fan. */
function flat(normal: Triple, corners: readonly Triple[]): Part {
  const [first = ORIGIN, ...rest] = corners;
  const positions = rest.slice(1).flatMap((corner, index) => [first, rest[index] ?? first, corner]);
  return { positions, normals: positions.map(() => normal) };
}

/** Cosine and sine of a step around. */
function direction(step: number, sides: number): readonly [number, number] {
  const angle = (2 * Math.PI * step) / sides;
  return [Math.cos(angle), Math.sin(angle)];
}

function add(a: Triple, b: Triple): Triple {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function multiply(a: Triple, b: Triple): Triple {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

function scaled(a: Triple, by: number): Triple {
  return [a[0] * by, a[1] * by, a[2] * by];
}

function unit(a: Triple): Triple {
  return scaled(a, 1 / Math.hypot(...a));
}
