import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { miniMap } from '../../shapes/plan.ts';

const json = box({
  x: 118,
  y: 30,
  width: 124,
  height: 112,
  title: 'view',
  text: 'camera, floors,\nlanguage, theme,\nelements, parts',
  tone: 'shop',
});

export default {
  title: 'Capture and apply a view',
  text: 'Views.capture reads a map’s camera, floors, language, theme and changed elements, and the parts that your app adds, as JSON of a few hundred bytes. Views.apply restores it on the same map or on another screen. Views.toHash encodes the view in a link.',
  height: 246,
  parts: [
    miniMap({ x: 16, y: 46, width: 80, height: 80 }),
    miniMap({ x: 264, y: 46, width: 80, height: 80 }),
    arrow({ from: [96, 86], to: json.left }),
    arrow({ from: json.right, to: [264, 86] }),
    box({ x: 16, y: 138, width: 80, height: 28, title: 'capture', titleKind: 'code' }),
    box({ x: 264, y: 138, width: 80, height: 28, title: 'apply', titleKind: 'code' }),
    arrow({ from: json.bottom, to: [180, 196], label: 'toHash', labelKind: 'code' }),
    box({ x: 118, y: 196, width: 124, height: 34, title: 'a link' }),
    json,
  ],
} satisfies Drawing;
