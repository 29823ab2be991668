import { expect, test, vi } from 'vitest';
import { parameterField, type ParameterProps } from './parameter-field.ts';

type Made = { type: string; props: Record<string, unknown>; children: Made[] };

function create(type: unknown, props: unknown, ...children: readonly unknown[]): unknown {
  return { type, props, children };
}

function field(props: Partial<ParameterProps>): Made {
  const all = { description: 'limit', onChange: () => undefined, ...props };
  return parameterField(create)(all) as Made;
}

test('labels the field and emits each change', () => {
  const onChange = vi.fn<ParameterProps['onChange']>();
  const { type, props } = field({ value: 20, required: true, onChange });
  expect(type).toBe('input');
  expect(props).toMatchObject({ 'aria-label': 'limit', 'aria-required': true, value: '20' });
  (props['onChange'] as (event: object) => void)({ target: { value: '2' } });
  expect(onChange).toHaveBeenCalledWith('2', undefined);
});

test('shows validation errors', () => {
  const { props } = field({ errors: { toJS: () => ['Required field is not provided'] } });
  expect(props).toMatchObject({ 'aria-invalid': true, title: 'Required field is not provided' });
});

test('renders an enum as a select, with an empty option unless required', () => {
  const schema = { get: () => ({ toJS: () => [1, 2, 3] }) };
  const choice = field({ schema, value: 3 });
  expect([choice.type, choice.props['value']]).toEqual(['select', '3']);
  expect(choice.children.map(({ props }) => props['value'])).toEqual(['', '1', '2', '3']);
  expect(field({ schema, required: true }).children).toHaveLength(3);
});
