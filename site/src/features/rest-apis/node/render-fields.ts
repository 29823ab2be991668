import { micromark } from 'micromark';
import { escapeHtml, escapeText } from '../../../markdown/escape-html.ts';
import type { Html } from '../../../reference/published.ts';
import { objectAnchor } from '../anchors.ts';
import type { Field, FieldGroup, TypeText } from './schema-fields.ts';

export type FieldListOptions = {
  /** Names the list for screen readers. */
  readonly label: string;
  /** Whether objects in fields open in place. Otherwise their names only link to their sections. */
  readonly isDeep: boolean;
  /** Whether the fields are sent. Those of answers say what can be absent instead of what must be there. */
  readonly isSent: boolean;
  /** Whether fields have examples: an answer has an example of its own. */
  readonly hasExamples: boolean;
  /** Whether an object has a section on the page. */
  readonly hasSection: (name: string) => boolean;
};

/** More values, such as all problem codes, have their own table. */
const MAX_VALUES = 8;

/** Fields as a list: name, type, description, and what a value has to keep to. */
export function renderFields(fields: readonly Field[], options: FieldListOptions): Html {
  const items = fields.map((field) => `<li>${renderField(field, options)}</li>`);
  return `<ul aria-label="${escapeHtml(options.label)}">${items.join('')}</ul>`;
}

/** The fields of an object that opens in place. */
export function renderGroups(groups: readonly FieldGroup[], options: FieldListOptions): Html {
  return groups
    .map(({ title, fields }) => {
      const label = title === '' ? 'Its fields' : `Fields of ${title}`;
      const summary = title === '' ? label : `Fields of <code>${escapeText(title)}</code>`;
      return `<details><summary>${summary}</summary>${renderFields(fields, { ...options, label })}</details>`;
    })
    .join('');
}

function renderField(field: Field, options: FieldListOptions): Html {
  const { name, type, isRequired, isDeprecated, description, inner } = field;
  const facts = [
    renderType(type, options),
    ...(isRequired && options.isSent ? ['<strong>required</strong>'] : []),
    ...(isRequired || options.isSent ? [] : ['optional']),
    ...(isDeprecated ? ['<em>deprecated</em>'] : []),
  ];
  const lines = [inlineHtml(description), renderFacts(field, options)].filter(
    (line) => line !== '',
  );
  return [
    `<code>${escapeText(name)}</code> <small>${facts.join(', ')}</small>`,
    ...lines.map((line) => `<br>${line}`),
    options.isDeep ? renderGroups(inner, options) : '',
  ].join('');
}

function renderFacts(field: Field, { hasExamples }: FieldListOptions): Html {
  const { limits, values, defaultValue, example } = field;
  const isShort = values.length > 0 && values.length <= MAX_VALUES;
  const facts = [
    isShort ? `One of ${values.map(codeHtml).join(', ')}.` : '',
    defaultValue === undefined ? '' : `Default: ${codeHtml(defaultValue)}.`,
    ...limits.map(inlineHtml),
    // The values of an enum are examples already.
    example === undefined || isShort || !hasExamples ? '' : `Example: ${codeHtml(example)}.`,
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? '' : `<small>${facts.join(' ')}</small>`;
}

function renderType(type: TypeText, { hasSection }: FieldListOptions): Html {
  return type
    .map((part) => {
      if (typeof part === 'string') return escapeText(part);
      const name = codeHtml(part.object);
      return hasSection(part.object) ? `<a href="#${objectAnchor(part.object)}">${name}</a>` : name;
    })
    .join('');
}

export function codeHtml(text: string): Html {
  return `<code>${escapeText(text)}</code>`;
}

/** Markdown of one paragraph as HTML without it. */
export function inlineHtml(markdown: string): Html {
  return micromark(markdown).replaceAll(/<\/?p>/g, '');
}
