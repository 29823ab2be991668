import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const visit = box({
  x: 16,
  y: 20,
  width: 130,
  height: 50,
  title: 'a visit',
  text: 'list, map, routes',
  tone: 'shop',
});
const ask = box({
  x: 214,
  y: 20,
  width: 130,
  height: 50,
  title: 'question',
  text: 'Are you still there?',
  tone: 'quiet',
});
const reset = box({
  x: 214,
  y: 138,
  width: 130,
  height: 50,
  title: 'reset',
  text: 'floor, language, …',
});
const tour = box({
  x: 16,
  y: 138,
  width: 130,
  height: 50,
  title: 'tour of places',
  text: 'Touch to begin',
  tone: 'service',
});

export default {
  title: 'Behaviour of an idle public screen',
  text: 'If no one touches the screen for the number of seconds in the parameter kiosk, the screen asks whether the visitor is still there. Ten seconds later, it resets everything. Then the map flies from place to place. A touch starts a new visit.',
  height: 208,
  parts: [
    arrow({ from: visit.right, to: ask.left, label: 'kiosk', labelKind: 'code' }),
    arrow({ from: ask.bottom, to: reset.top, label: '10 seconds' }),
    arrow({ from: reset.left, to: tour.right }),
    arrow({ from: tour.top, to: visit.bottom, label: 'a touch' }),
    visit,
    ask,
    reset,
    tour,
  ],
} satisfies Drawing;
