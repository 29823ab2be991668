import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import type { ShownSchema } from '../shown-operation.ts';
import { type FieldListOptions, renderFields } from './render-fields.ts';
import { fieldOf } from './schema-fields.ts';

const OPTIONS: FieldListOptions = {
  label: 'Body',
  isDeep: true,
  isSent: true,
  hasExamples: true,
  hasSection: (name) => name === 'Floor',
};
const SCHEMAS = {
  Floor: { type: 'object', properties: { id: { type: 'string', description: 'Its id.' } } },
};

function render(schema: ShownSchema, options: Partial<FieldListOptions> = {}): string {
  const field = fieldOf({ name: 'a<b', schema, isRequired: true }, SCHEMAS);
  return renderFields([field], { ...OPTIONS, ...options });
}

test('writes name, type, description and facts of a field', () => {
  expect(
    render({ type: 'integer', description: 'See `x`.', default: 1, examples: [2], minimum: 0 }),
  ).toBe(
    '<ul aria-label="Body"><li><code>a&lt;b</code> <small>integer, <strong>required</strong></small>' +
      '<br>See <code>x</code>.<br><small>Default: <code>1</code>. At least 0. Example: <code>2</code>.</small></li></ul>',
  );
});

test('lists the values of an enum in place of an example, unless there are many', () => {
  const html = render({ enum: ['a', 'b'], examples: ['a'] });
  expect(html).toContain('One of <code>"a"</code>, <code>"b"</code>.');
  expect(html).not.toContain('Example');
  const many = Array.from({ length: 20 }, (_, at) => `v${at}`);
  expect(render({ enum: many })).not.toContain('One of');
});

test('opens an object in place, and links it to its section', () => {
  const floor = { $ref: '#/components/schemas/Floor' };
  const html = render(floor);
  expect(html).toContain('<a href="#object-Floor"><code>Floor</code></a>');
  expect(html).toMatch(
    /<details><summary>Fields of <code>Floor<\/code><\/summary><ul aria-label="Fields of Floor">.*Its id/,
  );
  expect(render(floor, { isDeep: false })).not.toContain('<details>');
  expect(render(floor, { hasSection: () => false })).not.toContain('href');
});

function facts(isSent: boolean, isRequired: boolean): string {
  const field = fieldOf({ name: 'a', schema: { type: 'string' }, isRequired }, {});
  const [, text = ''] =
    /<small>(.*)<\/small>/.exec(renderFields([field], { ...OPTIONS, isSent })) ?? [];
  return text;
}

test('says what is required to send, and what can be absent from an answer', () => {
  expect(facts(true, true)).toBe('string, <strong>required</strong>');
  expect(facts(true, false)).toBe('string');
  expect(facts(false, true)).toBe('string');
  expect(facts(false, false)).toBe('string, optional');
});

test('marks what is deprecated', () => {
  expect(render({ type: 'string', deprecated: true })).toContain('<em>deprecated</em>');
});

test('is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const html = render({ $ref: '#/components/schemas/Floor', description: 'a & "b" <c>' });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
