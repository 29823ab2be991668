import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box, zone } from '../../shapes/box.ts';

const other = box({
  x: 16,
  y: 46,
  width: 96,
  height: 60,
  title: 'other\nformats',
  text: 'IMDF, OSM',
});
const convert = box({
  x: 140,
  y: 20,
  width: 92,
  height: 34,
  title: 'convert',
  titleKind: 'code',
  tone: 'shop',
});
const assemble = box({
  x: 140,
  y: 92,
  width: 92,
  height: 34,
  title: 'assemble',
  titleKind: 'code',
  tone: 'shop',
});
const bundle = box({
  x: 262,
  y: 46,
  width: 82,
  height: 60,
  title: 'bundle',
  text: 'MVF 3',
  tone: 'quiet',
});
const validate = box({
  x: 30,
  y: 192,
  width: 90,
  height: 34,
  title: 'validate',
  titleKind: 'code',
  tone: 'shop',
});
const read = box({
  x: 136,
  y: 192,
  width: 90,
  height: 34,
  title: 'read',
  titleKind: 'code',
  tone: 'shop',
});
const routing = box({
  x: 242,
  y: 192,
  width: 90,
  height: 34,
  title: 'routing',
  titleKind: 'code',
  tone: 'shop',
});

export default {
  title: 'Entry points of the MVF package',
  text: 'The entry point convert turns other formats and older versions into a bundle, and assemble builds a bundle from your own shapes. Three entry points work on a bundle: validate checks it against the rules, read opens it for a page, and routing builds the graph and finds routes.',
  height: 250,
  parts: [
    zone({ x: 16, y: 158, width: 328, height: 80, title: 'work on a bundle' }),
    arrow({
      from: other.right,
      to: convert.left,
      via: [
        [126, 76],
        [126, 37],
      ],
    }),
    arrow({
      from: other.right,
      to: assemble.left,
      via: [
        [126, 76],
        [126, 109],
      ],
    }),
    arrow({
      from: convert.right,
      to: [262, 66],
      via: [
        [247, 37],
        [247, 66],
      ],
    }),
    arrow({
      from: assemble.right,
      to: [262, 88],
      via: [
        [247, 109],
        [247, 88],
      ],
    }),
    arrow({ from: bundle.bottom, to: [303, 158] }),
    other,
    convert,
    assemble,
    bundle,
    validate,
    read,
    routing,
  ],
} satisfies Drawing;
