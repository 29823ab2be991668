import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const floors = box({
  x: 118,
  y: 14,
  width: 124,
  height: 44,
  title: 'floors',
  text: 'f_…',
  textKind: 'code',
  tone: 'shop',
});
const geometry = box({
  x: 118,
  y: 132,
  width: 124,
  height: 44,
  title: 'geometry',
  text: 'g_…',
  textKind: 'code',
  tone: 'shop',
});
const stacks = box({ x: 10, y: 14, width: 80, height: 44, title: 'floor\nstacks' });
const outdoors = box({ x: 276, y: 14, width: 76, height: 44, title: 'outdoors' });
const kinds = box({ x: 10, y: 104, width: 80, height: 34, title: 'kinds' });
const style = box({ x: 10, y: 170, width: 80, height: 44, title: 'default\nstyle' });
const walk = box({ x: 268, y: 104, width: 84, height: 34, title: 'walkable' });
const connections = box({ x: 260, y: 172, width: 92, height: 34, title: 'connections' });
const nodes = box({ x: 268, y: 262, width: 84, height: 34, title: 'nodes' });
const locations = box({ x: 118, y: 262, width: 104, height: 34, title: 'locations' });
const cms = box({ x: 10, y: 262, width: 80, height: 34, title: 'cms' });

export default {
  title: 'References between the files of an MVF 3 bundle',
  text: 'Every geometry is on a floor. Floor stacks and outdoors reference floors by their ids, which begin with f_. Kinds, default style, walkable shapes, connections, nodes and locations reference geometries by their ids, which begin with g_. The CMS extension references locations. The core files, floors and geometry, reference no extension.',
  height: 312,
  parts: [
    arrow({ from: geometry.top, to: floors.bottom, label: 'is on' }),
    arrow({ from: stacks.right, to: floors.left }),
    arrow({ from: outdoors.left, to: floors.right }),
    arrow({
      from: kinds.right,
      to: [118, 142],
      via: [
        [104, 121],
        [104, 142],
      ],
    }),
    arrow({
      from: style.right,
      to: [118, 166],
      via: [
        [104, 192],
        [104, 166],
      ],
    }),
    arrow({
      from: walk.left,
      to: [242, 142],
      via: [
        [255, 121],
        [255, 142],
      ],
    }),
    arrow({
      from: connections.left,
      to: [242, 162],
      via: [
        [250, 189],
        [250, 162],
      ],
    }),
    arrow({ from: locations.top, to: [170, 176], label: 'references shapes' }),
    arrow({
      from: nodes.top,
      to: [228, 176],
      via: [
        [310, 228],
        [228, 228],
      ],
    }),
    arrow({ from: cms.right, to: locations.left }),
    stacks,
    floors,
    outdoors,
    kinds,
    geometry,
    walk,
    style,
    connections,
    locations,
    nodes,
    cms,
  ],
} satisfies Drawing;
