import { expect, test } from 'vitest';
import remarkPlainCode from './remark-plain-code.ts';

test('turns a link inside a code element into plain text', () => {
  const text = { type: 'text', value: 'https://maps.example' };
  const link = { type: 'link', url: text.value, children: [text] };
  const code = { type: 'mdxJsxTextElement', name: 'code', children: [link] };
  const strong = { type: 'mdxJsxTextElement', name: 'strong', children: [link] };
  remarkPlainCode()({ type: 'root', children: [code, strong] });
  expect(code.children).toEqual([text]);
  expect(strong.children).toEqual([link]);
});
