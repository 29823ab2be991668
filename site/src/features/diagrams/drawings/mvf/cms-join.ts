import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box, zone } from '../../shapes/box.ts';

const location = box({
  x: 24,
  y: 46,
  width: 120,
  height: 44,
  title: 'location',
  text: 'name, hours',
});
const category = box({
  x: 24,
  y: 114,
  width: 120,
  height: 44,
  title: 'category',
  text: 'name, icon',
});
const states = box({
  x: 218,
  y: 46,
  width: 120,
  height: 44,
  title: 'entry',
  text: 'tags, states',
  tone: 'service',
});
const colours = box({
  x: 218,
  y: 114,
  width: 120,
  height: 44,
  title: 'entry',
  text: 'colour, order',
  tone: 'service',
});

export default {
  title: 'The CMS extension adds to locations and categories',
  text: 'Locations and categories are complete without the CMS extension. Each entry of the extension references a location or a category by id and adds data: tags and states to a location, a colour and an order to a category. If both contain the same field, the locations extension takes priority.',
  height: 196,
  parts: [
    zone({ x: 12, y: 12, width: 144, height: 168, title: 'locations' }),
    zone({ x: 206, y: 12, width: 144, height: 168, title: 'cms' }),
    arrow({ from: states.left, to: location.right, label: 'id' }),
    arrow({ from: colours.left, to: category.right, label: 'id' }),
    location,
    category,
    states,
    colours,
  ],
} satisfies Drawing;
