import type { Edges } from '../session/kept-view.ts';

/** Controls that lie on the map. */
const CONTROLS = '.vw-buttons, .vw-floors, .vw-notices, .vw-caption';

/** How far controls reach into the map from each of its edges, in CSS pixels. */
export function measureCovered(map: Element, around: Element): Edges {
  const area = map.getBoundingClientRect();
  const covered = { top: 0, right: 0, bottom: 0, left: 0 };
  const cover = (edge: keyof Edges, depth: number): void => {
    covered[edge] = Math.max(covered[edge], depth);
  };
  for (const control of around.querySelectorAll(CONTROLS)) {
    const box = control.getBoundingClientRect();
    const isOnMap =
      box.width > 0 &&
      box.right > area.left &&
      box.left < area.right &&
      box.bottom > area.top &&
      box.top < area.bottom;
    if (!isOnMap) continue;
    if (box.width > area.width / 2) {
      const isAtTop = box.top + box.bottom < area.top + area.bottom;
      if (isAtTop) cover('top', box.bottom - area.top);
      else cover('bottom', area.bottom - box.top);
    } else {
      const isAtLeft = box.left + box.right < area.left + area.right;
      if (isAtLeft) cover('left', box.right - area.left);
      else cover('right', area.right - box.left);
    }
  }
  return covered;
}
