import type { Drawing } from '../../drawing.ts';
import { wall } from '../../shapes/plan.ts';
import { tag } from '../../shapes/svg.ts';
import { label } from '../../shapes/text.ts';

const Y = 104;
const swing = (d: string) => tag('path', { class: 'line', d });

export default {
  title: 'Doors on a plan',
  text: 'Three openings in a wall, seen from above. A single door is a leaf with a quarter circle, a double door is two leaves of half the width, and any other door is a gap. The door’s line is the opening between the jambs.',
  height: 168,
  parts: [
    wall([16, Y], [42, Y]),
    wall([98, Y], [140, Y]),
    wall([210, Y], [256, Y]),
    wall([314, Y], [344, Y]),
    swing(`M42 ${Y}V${Y - 56}A56 56 0 0 1 98 ${Y}`),
    swing(`M140 ${Y}V${Y - 35}A35 35 0 0 1 175 ${Y}A35 35 0 0 1 210 ${Y - 35}V${Y}`),
    swing(`M258 ${Y}H312`).replace('"line"', '"thin"'),
    label({ x: 70, y: 134, text: 'one leaf', kind: 'strong' }),
    label({ x: 175, y: 134, text: 'two leaves', kind: 'strong' }),
    label({ x: 285, y: 134, text: 'other', kind: 'strong' }),
    label({ x: 285, y: 151, text: 'a gap', kind: 'soft' }),
    label({ x: 285, y: 82, text: 'opening', kind: 'soft' }),
  ],
} satisfies Drawing;
