/** The cost from one stop to another, by index. */
export type StopCost = (from: number, to: number) => number;

/** Maximum number of stops after the first for which the order is optimal. */
export const MAX_EXACT_STOPS = 9;

/**
 * Finds the cheapest order of stops that starts with the first and ends anywhere: an open
 * travelling salesman problem.
 *
 * Up to `MAX_EXACT_STOPS` other stops, the order is optimal (Held and Karp: the best path through
 * each set, by its last stop). For more stops, nearest neighbour is followed by local search (2-opt
 * and Or-opt moves), which comes close to the optimum but does not always reach it.
 */
export function orderStops(count: number, cost: StopCost): readonly number[] {
  if (count < 3) return Array.from({ length: count }, (_, stop) => stop);
  return count - 1 <= MAX_EXACT_STOPS ? exactOrder(count - 1, cost) : goodOrder(count, cost);
}

/** Finds the order with the Held–Karp algorithm. Stop `i + 1` is bit `i` of a set. */
function exactOrder(others: number, cost: StopCost): readonly number[] {
  const sets = 1 << others;
  const best = new Float64Array(sets * others).fill(Infinity);
  const before = new Int8Array(sets * others).fill(-1);
  for (let last = 0; last < others; last += 1)
    best[(1 << last) * others + last] = cost(0, last + 1);
  for (let set = 1; set < sets; set += 1) {
    for (let last = 0; last < others; last += 1) {
      const here = best[set * others + last]!;
      if (here === Infinity) continue;
      for (let next = 0; next < others; next += 1) {
        if (set & (1 << next)) continue;
        const slot = (set | (1 << next)) * others + next;
        const total = here + cost(last + 1, next + 1);
        if (total >= best[slot]!) continue;
        best[slot] = total;
        before[slot] = last;
      }
    }
  }
  let set = sets - 1;
  let last = 0;
  for (let stop = 1; stop < others; stop += 1) {
    if (best[set * others + stop]! < best[set * others + last]!) last = stop;
  }
  const order: number[] = [];
  while (last >= 0) {
    order.unshift(last + 1);
    const previous = before[set * others + last]!;
    set &= ~(1 << last);
    last = previous;
  }
  // If no route leads through all stops, the given order shows which leg is missing.
  return order.length === others ? [0, ...order] : Array.from({ length: others + 1 }, (_, i) => i);
}

function goodOrder(count: number, cost: StopCost): readonly number[] {
  const order = [0];
  const left = new Set(Array.from({ length: count - 1 }, (_, index) => index + 1));
  while (left.size > 0) {
    const here = order.at(-1)!;
    const next = [...left].reduce((a, b) => (cost(here, b) < cost(here, a) ? b : a));
    order.push(next);
    left.delete(next);
  }
  return improve(order, cost);
}

function improve(start: readonly number[], cost: StopCost): readonly number[] {
  let order = start;
  let total = totalOf(order, cost);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const candidate of variationsOf(order)) {
      const sum = totalOf(candidate, cost);
      if (!(sum < total - 1e-9)) continue;
      [order, total, isBetter] = [candidate, sum, true];
      break;
    }
  }
  return order;
}

/**
 * Yields the neighbours of an order: every segment reversed, and every segment of up to three stops
 * moved.
 */
function* variationsOf(order: readonly number[]): Generator<readonly number[]> {
  for (let from = 1; from < order.length; from += 1) {
    for (let to = from + 1; to < order.length; to += 1) {
      const stretch = order.slice(from, to + 1).toReversed();
      yield [...order.slice(0, from), ...stretch, ...order.slice(to + 1)];
    }
    for (let size = 1; size <= 3 && from + size <= order.length; size += 1) {
      const stretch = order.slice(from, from + size);
      const rest = [...order.slice(0, from), ...order.slice(from + size)];
      for (let at = 1; at <= rest.length; at += 1) yield rest.toSpliced(at, 0, ...stretch);
    }
  }
}

function totalOf(order: readonly number[], cost: StopCost): number {
  let total = 0;
  for (let index = 1; index < order.length; index += 1) {
    total += cost(order[index - 1]!, order[index]!);
  }
  return total;
}
