type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Size = { readonly width: number; readonly height: number };

const GAP = 6;
const MARGIN = 12;

/** Below the link if there is space, otherwise above it; always inside the window. */
export function placeOf(link: Box, card: Size, view: Size): { left: number; top: number } {
  const left = Math.max(MARGIN, Math.min(link.left, view.width - card.width - MARGIN));
  const below = link.top + link.height + GAP;
  const above = link.top - card.height - GAP;
  const fitsBelow = below + card.height <= view.height - MARGIN;
  const top = fitsBelow || above < MARGIN ? below : above;
  return { left, top };
}

export function placeCard(card: HTMLElement, link: HTMLElement): void {
  const root = document.documentElement;
  // A link that wraps has several boxes: the card belongs to the first.
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const view = { width: root.clientWidth, height: root.clientHeight };
  const { left, top } = placeOf(box, { width, height }, view);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
