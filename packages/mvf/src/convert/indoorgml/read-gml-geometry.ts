import { MvfError } from '../../mvf-error.ts';
import { xmlAttribute } from '../xml/xml-attribute.ts';
import type { XmlNode } from '../xml/parse-xml.ts';
import { childrenNamed, hrefOf, type GmlIndex } from './gml-index.ts';
import type { ImportNotes } from './import-notes.ts';
import type { RawFace, RawPosition } from './indoor-model.ts';

/** Reads GML geometries anywhere inside an element. */
export type GmlGeometryReader = {
  /** Returns the polygons in an element, including those that it refers to. */
  readonly faces: (node: XmlNode) => RawFace[];
  /** Returns all lines in an element. */
  readonly lines: (node: XmlNode) => RawPosition[][];
  /** Returns the first point in an element. */
  readonly point: (node: XmlNode) => RawPosition | undefined;
};

const FACE_NAMES = new Set(['polygon', 'polygonpatch', 'triangle', 'rectangle']);
const LINE_NAMES = new Set(['linestring', 'linestringsegment', 'curve', 'linearring']);
// Other features may be inline in a feature. Their geometry is not its own.
const OTHER_FEATURES =
  /^(duality|(partial)?boundedby|externalreference|connects|cellspaceboundary|\w*(able|fer|tion|hor|cell)boundary)$/i;

/** Creates a reader that follows references and counts positions. */
export function createGmlGeometryReader(
  index: GmlIndex,
  notes: ImportNotes,
  options: { readonly dimension: number | undefined; readonly maxPositions: number },
): GmlGeometryReader {
  // References let a small file read the same geometry again and again.
  const budget = { left: options.maxPositions, max: options.maxPositions };
  const positions = (node: XmlNode, dimension: number | undefined): RawPosition[] =>
    positionsIn(node, { dimension, index, budget });

  /** Calls `take` for each element of the given type, in the element or behind its references. */
  const search = (
    start: XmlNode,
    names: ReadonlySet<string>,
    take: (node: XmlNode, dimension: number | undefined) => void,
  ): void => {
    const seen = new Set<XmlNode>();
    const visit = (node: XmlNode, inherited: number | undefined, depth: number): void => {
      if (seen.has(node) || depth > MAX_DEPTH) return;
      seen.add(node);
      const dimension = dimensionOf(node) ?? inherited;
      if (names.has(node.name.toLowerCase())) {
        take(node, dimension);
        return;
      }
      const href = hrefOf(node);
      if (href !== undefined && node.children.length === 0) {
        const target = index.resolve(href);
        if (target) visit(target, dimension, depth + 1);
        else noteDangling(notes, href, node);
      }
      for (const child of node.children) {
        if (!OTHER_FEATURES.test(child.name)) visit(child, dimension, depth + 1);
      }
    };
    seen.add(start);
    for (const child of start.children) {
      if (!OTHER_FEATURES.test(child.name)) visit(child, options.dimension, 0);
    }
  };

  return {
    faces(node) {
      const faces: RawFace[] = [];
      search(node, FACE_NAMES, (polygon, dimension) => {
        const face = readFace(polygon, (ring) => positions(ring, dimension));
        if (face) faces.push(face);
      });
      return faces;
    },
    lines(node) {
      const lines: RawPosition[][] = [];
      search(node, LINE_NAMES, (line, dimension) => {
        const found = positions(line, dimension);
        if (found.length > 1) lines.push(found);
      });
      return lines;
    },
    point(node) {
      let point: RawPosition | undefined;
      search(node, new Set(['point', 'pos']), (found, dimension) => {
        point ??= positions({ ...found, children: [found] }, dimension)[0];
      });
      return point;
    },
  };
}

const MAX_DEPTH = 200;

/** Reports a reference that does not resolve. */
export function noteDangling(notes: ImportNotes, href: string, node: XmlNode): void {
  notes.add({
    action: 'dropped',
    code: 'dangling-reference',
    message: `A reference points to "${href}", which is not in the file. It is ignored.`,
    source: `line ${node.line}`,
  });
}

function readFace(
  polygon: XmlNode,
  positions: (ring: XmlNode) => RawPosition[],
): RawFace | undefined {
  const outer = childrenNamed(polygon, 'exterior', 'outerboundaryis').map(positions)[0];
  if (!outer || outer.length < 3) return undefined;
  const holes = childrenNamed(polygon, 'interior', 'innerboundaryis').map(positions);
  return [outer, ...holes.filter((hole) => hole.length >= 3)];
}

type PositionContext = {
  readonly dimension: number | undefined;
  /**
   * Index that resolves references. It is absent behind a reference, so that references are not
   * chained.
   */
  readonly index?: GmlIndex;
  readonly budget: { left: number; readonly max: number };
};

/** Returns every position in the element, in order, in any notation. */
function positionsIn(node: XmlNode, context: PositionContext): RawPosition[] {
  return node.children.flatMap((child): RawPosition[] => {
    const dimension = dimensionOf(child) ?? context.dimension;
    switch (child.name.toLowerCase()) {
      case 'pos': {
        const numbers = toNumbers(child.text);
        return spend(numbers.length >= 2 ? [numbers.slice(0, 3)] : [], context);
      }
      case 'poslist':
        return spend(chunk(toNumbers(child.text), dimension), context);
      case 'coordinates':
        return spend(readTuples(child), context);
      default: {
        const href = child.children.length === 0 ? hrefOf(child) : undefined;
        const target = href === undefined ? undefined : context.index?.resolve(href);
        const { budget } = context;
        if (target) return positionsIn({ ...child, children: [target] }, { dimension, budget });
        return positionsIn(child, { ...context, dimension });
      }
    }
  });
}

function spend(positions: RawPosition[], { budget }: PositionContext): RawPosition[] {
  budget.left -= positions.length + 1;
  if (budget.left >= 0) return positions;
  throw new MvfError(
    'mvf/limit-exceeded',
    `IndoorGML: expected at most ${budget.max} positions with references followed (limits.maxXmlElements), found more. Raise limits.maxXmlElements if you trust the source.`,
    { limit: 'maxXmlElements' },
  );
}

function dimensionOf(node: XmlNode): number | undefined {
  const dimension = Number(xmlAttribute(node, 'srsDimension') ?? Number.NaN);
  return dimension === 2 || dimension === 3 ? dimension : undefined;
}

function toNumbers(text: string): number[] {
  const parts = text.trim().split(/\s+/);
  return parts[0] === '' ? [] : parts.map(Number);
}

function chunk(numbers: readonly number[], dimension: number | undefined): RawPosition[] {
  const size = dimension ?? guessDimension(numbers);
  const positions: RawPosition[] = [];
  for (let at = 0; at + size <= numbers.length; at += size) {
    positions.push(numbers.slice(at, at + size));
  }
  return positions;
}

/** Guesses the number of coordinates per position. A ring that ends where it starts reveals it. */
function guessDimension(numbers: readonly number[]): 2 | 3 {
  const closes = (size: number): boolean =>
    numbers.length % size === 0 &&
    numbers.length > size &&
    numbers.slice(0, size).every((value, at) => value === numbers[numbers.length - size + at]);
  if (closes(3)) return 3;
  return closes(2) || numbers.length % 3 !== 0 ? 2 : 3;
}

/**
 * Reads the tuples of GML 2, which are separated by blanks and their numbers by commas, unless
 * overridden.
 */
function readTuples(node: XmlNode): RawPosition[] {
  const comma = xmlAttribute(node, 'cs') || ',';
  const blank = xmlAttribute(node, 'ts')?.trim();
  const tuples = node.text.trim().split(blank || /\s+/);
  return tuples
    .map((tuple) => tuple.split(comma).slice(0, 3).map(Number))
    .filter((numbers) => numbers.length >= 2);
}
