import { boxesOverlap, type PageBox } from './page-box.ts';

const CELL = 64;

/** A spatial hash of boxes on the page, with fast overlap queries. */
export class BoxGrid<Box extends PageBox = PageBox> {
  readonly #cells = new Map<string, Box[]>();

  constructor(boxes: Iterable<Box> = []) {
    for (const box of boxes) this.add(box);
  }

  /** Whether a box of the set, or one of those that `isMeant` selects, overlaps this box. */
  overlaps(box: PageBox, isMeant: (other: Box) => boolean = () => true): boolean {
    return cellsOf(box).some((cell) =>
      this.#cells.get(cell)?.some((other) => boxesOverlap(box, other) && isMeant(other)),
    );
  }

  add(box: Box): void {
    for (const cell of cellsOf(box)) {
      const list = this.#cells.get(cell);
      if (list) list.push(box);
      else this.#cells.set(cell, [box]);
    }
  }
}

function cellsOf({ x, y, width, height }: PageBox): string[] {
  const cells: string[] = [];
  const [left, right] = [x - width / 2, x + width / 2].map((edge) => Math.floor(edge / CELL));
  const [top, bottom] = [y - height / 2, y + height / 2].map((edge) => Math.floor(edge / CELL));
  for (let column = left!; column <= right!; column += 1) {
    for (let row = top!; row <= bottom!; row += 1) cells.push(`${column},${row}`);
  }
  return cells;
}
