import type { Point } from './types.ts';

// Rounding of the three-term determinant is below (3 + 16ε)ε times the sum of its two products.
const EPSILON = 2 ** -53;
const ERROR_BOUND = (3 + 16 * EPSILON) * EPSILON;
const SPLITTER = 2 ** 27 + 1;

/**
 * Returns twice the signed area of the triangle: positive if `c` lies left of the line from `a` to
 * `b`, negative if right, and zero exactly if the three are collinear.
 *
 * Idea: the plain determinant with a bound on its rounding error; only if the sign is in doubt are
 * the six products summed exactly, as an expansion of numbers that do not overlap. The sign is
 * therefore always right, barring overflow. Cost: seven operations, some 300 in the rare exact
 * case.
 */
export function orientation(a: Point, b: Point, c: Point): number {
  const left = (a.x - c.x) * (b.y - c.y);
  const right = (a.y - c.y) * (b.x - c.x);
  const determinant = left - right;
  const bound = ERROR_BOUND * (Math.abs(left) + Math.abs(right));
  if (determinant > bound || -determinant > bound) return determinant;
  // Without rounding, nothing needs repair; most collinear triples on a grid end here.
  if (left === 0 && right === 0 && sharesCoordinates(a, b, c)) return 0;
  return exactOrientation(a, b, c);
}

function sharesCoordinates(a: Point, b: Point, c: Point): boolean {
  return (a.x === c.x || b.y === c.y) && (a.y === c.y || b.x === c.x);
}

function exactOrientation(a: Point, b: Point, c: Point): number {
  const expansion: number[] = [];
  addProduct(expansion, a.x, b.y);
  addProduct(expansion, -a.y, b.x);
  addProduct(expansion, b.x, c.y);
  addProduct(expansion, -b.y, c.x);
  addProduct(expansion, c.x, a.y);
  addProduct(expansion, -c.y, a.x);
  // Smallest first. The largest part outweighs all others together, so it decides the sign.
  let sum = 0;
  for (const part of expansion) sum += part;
  return sum;
}

/** Adds the exact product, as its rounded value and the rounding error. */
function addProduct(expansion: number[], a: number, b: number): void {
  const product = a * b;
  const wideA = SPLITTER * a;
  const highA = wideA - (wideA - a);
  const lowA = a - highA;
  const wideB = SPLITTER * b;
  const highB = wideB - (wideB - b);
  const lowB = b - highB;
  addTerm(expansion, lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB));
  addTerm(expansion, product);
}

/** Extends the expansion by one number. Parts stay sorted by size and free of overlap. */
function addTerm(expansion: number[], term: number): void {
  let carry = term;
  for (let index = 0; index < expansion.length; index += 1) {
    const part = expansion[index]!;
    const sum = carry + part;
    const virtual = sum - carry;
    expansion[index] = carry - (sum - virtual) + (part - virtual);
    carry = sum;
  }
  expansion.push(carry);
}
