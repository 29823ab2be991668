import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { label } from '../../shapes/text.ts';

const FOLDERS = ['area', 'space', 'obstruction', 'entrance'];
const folders = FOLDERS.map((title, index) =>
  box({
    x: 16,
    y: 36 + index * 44,
    width: 112,
    height: 34,
    title,
    titleKind: 'code',
    tone: 'shop',
  }),
);
const styles = box({
  x: 16,
  y: 230,
  width: 112,
  height: 34,
  title: 'styles.json',
  titleKind: 'code',
});
const lookup = box({
  x: 160,
  y: 218,
  width: 184,
  height: 56,
  title: 'lookup',
  text: 'shape id → style',
  tone: 'service',
});
const layers = FOLDERS.map((_, index) =>
  box({ x: 232, y: 36 + index * 44, width: 112, height: 34, title: `layer ${index + 1}` }),
);

export default {
  title: 'From the folders of MVF 2 to layers',
  text: 'A floor has a file in each of four folders: area, space, obstruction and entrance. Each file becomes a layer, with areas at the bottom and entrances on top. The styles file lists the shapes of each style, so your code inverts the file once into a lookup from a shape to its style, which all layers use.',
  height: 290,
  parts: [
    label({ x: 72, y: 20, text: 'a floor', kind: 'soft' }),
    label({ x: 288, y: 20, text: 'map', kind: 'soft' }),
    ...folders.map((folder, index) => arrow({ from: folder.right, to: layers[index]!.left })),
    arrow({ from: styles.right, to: [160, 247] }),
    arrow({ from: [288, 218], to: layers.at(-1)!.bottom }),
    ...folders,
    styles,
    lookup,
    ...layers,
  ],
} satisfies Drawing;
