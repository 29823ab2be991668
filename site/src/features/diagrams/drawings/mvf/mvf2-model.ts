import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const stack = box({ x: 16, y: 14, width: 112, height: 34, title: 'floor stack', tone: 'shop' });
const floor = box({
  x: 16,
  y: 82,
  width: 112,
  height: 44,
  title: 'floor',
  text: 'm_…',
  textKind: 'code',
  tone: 'shop',
});
const shapes = ['space', 'obstruction', 'entrance', 'area'].map((title, index) =>
  box({ x: 16, y: 164 + index * 42, width: 112, height: 32, title, tone: 'quiet' }),
);
const styles = box({ x: 232, y: 164, width: 112, height: 32, title: 'styles' });
const places = box({ x: 232, y: 206, width: 112, height: 32, title: 'locations' });
const nodes = box({ x: 232, y: 82, width: 112, height: 44, title: 'nodes', text: 'of all floors' });
const connections = box({ x: 232, y: 14, width: 112, height: 34, title: 'connections' });

export default {
  title: 'The data model of MVF 2',
  text: 'A floor stack lists floors, whose ids begin with m_. Each floor has files of spaces, obstructions, entrances and areas. Styles and locations list the ids of shapes. The nodes of all floors are in one file, and connections link nodes on different floors.',
  height: 336,
  parts: [
    arrow({ from: stack.bottom, to: floor.top, label: 'lists' }),
    arrow({ from: nodes.left, to: floor.right, label: 'are on' }),
    arrow({ from: connections.bottom, to: nodes.top, label: 'tie' }),
    arrow({ from: shapes[0]!.top, to: floor.bottom }),
    arrow({ from: styles.left, to: [146, 180], labelAt: [182, 180], label: 'list ids' }),
    arrow({ from: places.left, to: [146, 222] }),
    '<path class="line" d="M134 164h8v158h-8"/>',
    stack,
    floor,
    ...shapes,
    styles,
    places,
    nodes,
    connections,
  ],
} satisfies Drawing;
