import { HtmlValidate } from 'html-validate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import CodeBlock from './index.tsx';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // The height of lazily laid out code is a custom property of each block.
  rules: { 'no-inline-style': 'off' },
});

describe('CodeBlock', () => {
  test.each([
    ['highlighted code', { language: 'ts', html: 'let a;' }],
    ['highlighted code with a title', { language: 'ts', title: 'main.ts', html: 'let a;' }],
    ['plain code', { children: 'let a;' }],
  ])('renders %s as valid HTML', async (_name, props) => {
    const { results } = await validator.validateString(
      renderToStaticMarkup(createElement(CodeBlock, props)),
    );
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  test('names the code and makes it focusable, because it scrolls', () => {
    const html = renderToStaticMarkup(createElement(CodeBlock, { language: 'ts', html: 'let a;' }));
    expect(html).toMatch(/<pre[^>]* role="group" tabindex="0" aria-label="Code in ts"/);
  });
});
