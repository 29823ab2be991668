import { combinePolygons } from '../plan/combine-polygons.ts';
import type { LevelContext, LevelDraft } from './level-draft.ts';
import { planSpace, toGeometry } from '../plan/plan-space.ts';

// A smaller area is the gap between a room and the outer wall.
const MIN_AREA = 2;

/**
 * Makes the floor of a level walkable if the source draws only walls: the area inside its outline
 * and in no room. Levels with halls stay unchanged.
 */
export function addOpenFloor(draft: LevelDraft, context: LevelContext): void {
  const { level, outline, spaces, blocked } = draft;
  if (outline.length === 0 || spaces.some(({ isOpen }) => isOpen)) return;
  const rooms = spaces.flatMap(({ polygons }) => polygons);
  const open = combinePolygons({
    add: outline,
    subtract: [...rooms, ...blocked],
    minArea: MIN_AREA,
  });
  for (const [index, polygon] of (open ?? []).entries()) {
    const key = `${level.key}/open floor ${index + 1}`;
    const geometry = toGeometry([polygon], context.frame);
    draft.shapes.push({ key, floor: level.key, kind: 'hallway', geometry, traversal: 'walkable' });
    draft.spaces.push(planSpace({ key, floor: level.key, isOpen: true }, geometry, context.frame));
  }
  if (!open || open.length === 0) return;
  context.report.note({
    action: 'guessed',
    code: 'open-floor',
    message: 'Levels without halls are walkable wherever their outline contains no room.',
    example: level.source,
  });
}
