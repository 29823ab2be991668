import { xmlAttribute } from '../xml/xml-attribute.ts';
import type { XmlNode } from '../xml/parse-xml.ts';
import { XML_LIMITS } from '../xml/xml-limits.ts';
import {
  childrenNamed,
  createGmlIndex,
  gmlId,
  hrefOf,
  idOfHref,
  type GmlIndex,
} from './gml-index.ts';
import type { ImportNotes } from './import-notes.ts';
import type {
  IndoorModel,
  RawBoundary,
  RawCell,
  RawFeature,
  RawLayer,
  RawLink,
  RawState,
  RawTransition,
} from './indoor-model.ts';
import { createGmlGeometryReader, type GmlGeometryReader } from './read-gml-geometry.ts';
import { readFacts } from './read-facts.ts';

// Names without prefix and in lower case: versions 1.0 and 1.1, the navigation module, the drafts
// before 1.0, and the names of 2.0.
const CELLS =
  /^(cellspace\w*|(navigable|general|transfer|transition|connection|anchor|nonnavigable|object|virtual)space)$/;
const BOUNDARIES =
  /^(cellspaceboundary\w*|cellboundary|(navigable|nonnavigable|transfer|connection|anchor|virtual)boundary)$/;
const NOT_CELLS = /^cellspace(member|geom|geometry|boundary\w*)$/;
const NOT_BOUNDARIES = /^cellspaceboundary(member|geom|geometry)$/;
const LAYERS = /^(spacelayer|dualspacelayer)$/;

type Context = {
  readonly index: GmlIndex;
  readonly geometry: GmlGeometryReader;
  readonly layer: number;
};

type Growing = {
  cells: RawCell[];
  boundaries: RawBoundary[];
  states: RawState[];
  transitions: RawTransition[];
  layers: RawLayer[];
  links: RawLink[];
};

/**
 * Finds the features of IndoorGML anywhere in the file. The limit on elements also applies to
 * positions.
 */
export function readIndoorModel(
  root: XmlNode,
  notes: ImportNotes,
  maxPositions: number = XML_LIMITS.maxXmlElements,
): IndoorModel {
  const index = createGmlIndex(root, notes);
  const { names, dimension } = readSystem(root);
  const geometry = createGmlGeometryReader(index, notes, { dimension, maxPositions });
  const model: Growing = {
    cells: [],
    boundaries: [],
    states: [],
    transitions: [],
    layers: [],
    links: [],
  };
  visit(root, model, { index, geometry, layer: -1 });
  const name = childrenNamed(root, 'name')[0]?.text.trim();
  return {
    ...(name && { name }),
    cells: uniqueIds(model.cells),
    boundaries: uniqueIds(model.boundaries),
    states: uniqueIds(model.states),
    transitions: uniqueIds(model.transitions),
    layers: model.layers,
    links: model.links,
    srsNames: names,
  };
}

function visit(node: XmlNode, model: Growing, context: Context): void {
  const name = node.name.toLowerCase();
  let inside = context;
  if (LAYERS.test(name)) {
    const sort =
      xmlAttribute(node, 'class') ?? childrenNamed(node, 'class', 'theme')[0]?.text ?? '';
    model.layers.push({ id: gmlId(node) ?? '', sort: sort.trim().toLowerCase() });
    inside = { ...context, layer: model.layers.length - 1 };
  } else if (CELLS.test(name) && !NOT_CELLS.test(name)) {
    model.cells.push(readCell(node, context));
  } else if (BOUNDARIES.test(name) && !NOT_BOUNDARIES.test(name)) {
    const { geometry } = context;
    const faces = geometry.faces(node);
    const lines = faces.length > 0 ? [] : geometry.lines(node);
    model.boundaries.push({ ...readFeature(node), faces, lines });
  } else if (name === 'state' || name === 'node') {
    // A property of the same name holds the feature. GML's own topology also has a Node.
    if (isFeature(node)) model.states.push(readState(node, model, context));
  } else if (name === 'transition' || name === 'edge') {
    if (isFeature(node)) model.transitions.push(readTransition(node, context));
  } else if (name === 'interlayerconnection') {
    const connected = childrenNamed(node, 'interconnects', 'connectednodes', 'connects');
    const expression = childrenNamed(node, 'typeoftopoexpression')[0]?.text.trim() ?? '';
    model.links.push({ states: referencesOf(connected), expression: expression.toUpperCase() });
  }
  for (const child of node.children) visit(child, model, inside);
}

function isFeature(node: XmlNode): boolean {
  return !/\/gml(\/|$)/.test(node.namespace) && /^[A-Z]/.test(node.name);
}

function readFeature(node: XmlNode): RawFeature {
  const name = childrenNamed(node, 'name')[0]?.text.replace(/\s+/g, ' ').trim();
  return {
    id: gmlId(node) ?? `${node.name}@${node.line}`,
    element: node.name,
    ...(name && { name }),
    facts: readFacts(node),
    duality: referencesOf(childrenNamed(node, 'duality')),
  };
}

function readCell(node: XmlNode, { geometry }: Context): RawCell {
  const flat = findNamed(node, 'geometry2d');
  const solid = findNamed(node, 'geometry3d');
  const flatFaces = flat ? geometry.faces(flat) : [];
  const faces = solid ? geometry.faces(solid) : flat ? [] : geometry.faces(node);
  return { ...readFeature(node), faces, flatFaces };
}

/** Reads a state. Before version 1.0, a cell is inline in the duality of its state. */
function readState(node: XmlNode, model: Growing, context: Context): RawState {
  const feature = readFeature(node);
  const inline = childrenNamed(node, 'duality').find((child) => findNamed(child, 'geometry3d', 2));
  const point = context.geometry.point(node);
  const state = { ...feature, layer: context.layer, ...(point && { point }) };
  if (!inline) return state;
  const hasCell = inline.children.some((child) => CELLS.test(child.name.toLowerCase()));
  if (hasCell) {
    const ids = inline.children.flatMap((child) => gmlId(child) ?? []);
    return { ...state, duality: [...feature.duality, ...ids] };
  }
  const cell = readCell(inline, context);
  model.cells.push({ ...cell, duality: [feature.id] });
  return { ...state, duality: [cell.id] };
}

function readTransition(node: XmlNode, { geometry, layer }: Context): RawTransition {
  const weight = Number(childrenNamed(node, 'weight')[0]?.text.trim() || Number.NaN);
  const ends = referencesOf(childrenNamed(node, 'connects', 'start', 'end'));
  return {
    ...readFeature(node),
    layer,
    ...(Number.isFinite(weight) && { weight }),
    ends: ends.length > 0 ? ends : featuresIn(node),
    line: geometry.lines(node)[0] ?? [],
  };
}

/** Returns the ids of inline states at the ends of a transition. */
function featuresIn(node: XmlNode): string[] {
  return childrenNamed(node, 'connects', 'start', 'end').flatMap(({ children }) =>
    children.flatMap((child) => gmlId(child) ?? []),
  );
}

function referencesOf(nodes: readonly XmlNode[]): string[] {
  return nodes.flatMap((node) => {
    const href = hrefOf(node);
    return href === undefined ? [] : (idOfHref(href) ?? []);
  });
}

function findNamed(node: XmlNode, name: string, depth = 4): XmlNode | undefined {
  for (const child of node.children) {
    const found = child.name.toLowerCase() === name ? child : undefined;
    const result = found ?? (depth > 1 ? findNamed(child, name, depth - 1) : undefined);
    if (result) return result;
  }
  return undefined;
}

function readSystem(root: XmlNode): { names: string[]; dimension: number | undefined } {
  const counts = new Map<string, number>();
  let dimension: number | undefined;
  const look = (node: XmlNode): void => {
    const name = xmlAttribute(node, 'srsName')?.trim();
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (node.name === 'Envelope') dimension ??= Number(xmlAttribute(node, 'srsDimension'));
    node.children.forEach(look);
  };
  look(root);
  const names = [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
  return { names, dimension: dimension === 2 || dimension === 3 ? dimension : undefined };
}

/** Renames later features with the same id. */
function uniqueIds<Feature extends RawFeature>(features: readonly Feature[]): Feature[] {
  const seen = new Map<string, number>();
  return features.map((feature) => {
    const count = (seen.get(feature.id) ?? 0) + 1;
    seen.set(feature.id, count);
    return count === 1 ? feature : { ...feature, id: `${feature.id}~${count}`, duality: [] };
  });
}
