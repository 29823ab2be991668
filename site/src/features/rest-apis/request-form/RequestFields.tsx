import { type KeyboardEvent, useId } from 'react';
import { parameterKey } from '../request/request-of';
import type { FormTexts, RequestErrors } from '../request/validate-request';
import type { RequestShape, ShownParameter, ShownSchema } from '../shown-operation';
import styles from './styles.module.css';

type Props = {
  readonly shape: RequestShape;
  readonly texts: FormTexts;
  readonly errors: RequestErrors;
  readonly onChange: (texts: FormTexts) => void;
};

/** A field for each parameter, and one for the body. */
export default function RequestFields({ shape, texts, errors, onChange }: Props) {
  return (
    <>
      {shape.parameters.map((parameter) => {
        const key = parameterKey(parameter);
        return (
          <ParameterField
            key={key}
            parameter={parameter}
            value={texts.parameters[key] ?? ''}
            errors={errors[key]}
            onChange={(value) =>
              onChange({ ...texts, parameters: { ...texts.parameters, [key]: value } })
            }
          />
        );
      })}
      {texts.body !== undefined && (
        <BodyField
          value={texts.body}
          errors={errors['body']}
          onChange={(body) => onChange({ ...texts, body })}
        />
      )}
    </>
  );
}

type FieldProps = {
  readonly value: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (value: string) => void;
};

function ParameterField(props: FieldProps & { readonly parameter: ShownParameter }) {
  const { parameter, value, errors, onChange } = props;
  const { name, in: place, required, schema, example } = parameter;
  const id = useId();
  const field = {
    id,
    name: parameterKey(parameter),
    value,
    'aria-required': required,
    'aria-invalid': errors !== undefined,
    'aria-describedby': errors && `${id}-errors`,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  };
  const choices = choicesOf(schema);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>{' '}
        <small>
          {place}
          {required && ', required'}
        </small>
      </label>
      {choices.length > 0 ? (
        <select {...field}>
          {!required && <option value="">Not sent</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={
            required || example === undefined ? undefined : `Example: ${String(example)}`
          }
        />
      )}
      <Errors id={`${id}-errors`} errors={errors} />
    </div>
  );
}

function choicesOf({ enum: values, type }: ShownSchema): string[] {
  if (type === 'boolean') return ['true', 'false'];
  return (values ?? []).map(String);
}

function BodyField({ value, errors, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        Body <small>JSON</small>
      </label>
      <textarea
        id={id}
        name="body"
        rows={value.split('\n').length}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={errors !== undefined}
        aria-describedby={errors && `${id}-errors`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <Errors id={`${id}-errors`} errors={errors} />
    </div>
  );
}

/** Enter alone begins a line. */
function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

function Errors({ id, errors }: Pick<FieldProps, 'errors'> & { readonly id: string }) {
  if (!errors) return null;
  return (
    <ul id={id} className={styles.errors}>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}
