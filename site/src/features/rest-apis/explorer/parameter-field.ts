/** `createElement` of Swagger UI's own React. */
export type CreateElement = (...parts: readonly unknown[]) => unknown;

type List = { readonly toJS: () => readonly unknown[] };
type Change = { readonly target: { readonly value: string } };

export type ParameterProps = {
  /** The name of the parameter. */
  readonly description: string;
  readonly value?: unknown;
  readonly required?: boolean;
  readonly schema?: { readonly get: (field: string) => List | undefined };
  readonly errors?: List | readonly unknown[];
  readonly keyName?: string;
  readonly onChange: (value: string, keyName?: string) => void;
};

/**
 * The field of a parameter. Swagger UI's own field has no accessible name and debounces changes.
 */
export function parameterField(createElement: CreateElement): (props: ParameterProps) => unknown {
  return ({ description: name, value, required, schema, errors = [], keyName, onChange }) => {
    const wrong = 'toJS' in errors ? errors.toJS() : errors;
    const attributes = {
      'aria-label': name,
      'aria-required': required === true,
      'aria-invalid': wrong.length > 0,
      className: wrong.length > 0 ? 'invalid' : '',
      title: wrong.join(' '),
      value: value === undefined || value === null ? '' : String(value),
      onChange: ({ target }: Change) => onChange(target.value, keyName),
    };
    const choices = schema?.get('enum')?.toJS();
    if (!choices) return createElement('input', { ...attributes, type: 'text', placeholder: name });
    const options = required === true ? choices : ['', ...choices];
    return createElement(
      'select',
      attributes,
      ...options.map((each) =>
        createElement('option', { value: String(each) }, each === '' ? '--' : String(each)),
      ),
    );
  };
}
