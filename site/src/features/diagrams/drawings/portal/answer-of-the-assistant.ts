import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const question = box({ x: 16, y: 20, width: 100, height: 36, title: 'question', tone: 'shop' });
const search = box({
  x: 160,
  y: 14,
  width: 184,
  height: 48,
  title: 'search',
  text: 'sections of these pages',
  tone: 'service',
});
const quotes = box({
  x: 16,
  y: 128,
  width: 150,
  height: 62,
  title: 'quotations',
  text: 'without a\nlanguage model',
});
const model = box({
  x: 194,
  y: 128,
  width: 150,
  height: 62,
  title: 'language model',
  text: 'if the operator\nconfigured one',
  dashed: true,
});
const answer = box({
  x: 96,
  y: 242,
  width: 168,
  height: 48,
  title: 'answer',
  text: 'links to its sections',
  tone: 'quiet',
});

export default {
  title: 'How the assistant answers',
  text: 'The assistant searches these pages for sections that match the question. By default, it quotes them. If the portal’s operator has configured a language model, the model writes the answer from the same sections. Both answers link to the sections.',
  height: 306,
  parts: [
    arrow({ from: question.right, to: search.left }),
    arrow({
      from: [214, 62],
      to: quotes.top,
      via: [
        [214, 94],
        [91, 94],
      ],
    }),
    arrow({ from: [269, 62], to: model.top, dashed: true }),
    arrow({
      from: quotes.bottom,
      to: [140, 242],
      via: [
        [91, 216],
        [140, 216],
      ],
    }),
    arrow({
      from: model.bottom,
      to: [220, 242],
      via: [
        [269, 216],
        [220, 216],
      ],
      dashed: true,
    }),
    question,
    search,
    quotes,
    model,
    answer,
  ],
} satisfies Drawing;
