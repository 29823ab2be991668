import { Check, Errors } from 'typebox/schema';
import type { TLocalizedValidationError } from 'typebox/error';
import type { FeedSchemaNode } from '../schemas/json-schema.ts';
import type { FindingList } from './finding-list.ts';
import type { ValuePath } from './finding.ts';

/** Validates a value against its schema, with readable messages. */
export function checkSchema(
  schema: FeedSchemaNode,
  value: unknown,
  base: ValuePath,
  findings: FindingList,
): void {
  if (Check(schema, value)) return;
  const [, errors] = Errors(schema, value);
  // Only the first error of a value is reported.
  const reported = new Set<string>();
  for (const error of errors) {
    if (reported.has(error.instancePath) && error.keyword !== 'required') continue;
    reported.add(error.instancePath);
    const steps = stepsOf(error.instancePath, value);
    const place: Place = {
      path: [...base, ...steps],
      node: nodeAt(schema, error.schemaPath),
      found: describeValue(steps.reduce(memberOf, value)),
    };
    addFinding(error, place, findings);
  }
}

/** An invalid value and its schema. */
type Place = {
  readonly path: ValuePath;
  readonly node: FeedSchemaNode | undefined;
  readonly found: string;
};

function addFinding(
  error: TLocalizedValidationError,
  { path, node, found }: Place,
  findings: FindingList,
): void {
  switch (error.keyword) {
    case 'required':
      for (const name of error.params.requiredProperties) {
        findings.add('missing-field', path, `The field "${name}" is missing.`);
      }
      break;
    case 'type':
      findings.add('wrong-type', path, `Expected ${wordFor(node?.type)}, found ${found}.`);
      break;
    case 'pattern':
      findings.add('wrong-form', path, `Expected a string like ${example(node)}, found ${found}.`);
      break;
    case 'enum':
    case 'const':
      findings.add('wrong-value', path, `Expected ${valuesOf(node)}, found ${found}.`);
      break;
    default:
      findings.add('out-of-range', path, `Expected ${boundsOf(node)}, found ${found}.`);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

function wordFor(type: string | undefined): string {
  return WORDS[type ?? ''] ?? 'another value';
}

function example(node: FeedSchemaNode | undefined): string {
  return JSON.stringify(node?.examples?.[0] ?? '');
}

function valuesOf(node: FeedSchemaNode | undefined): string {
  const values = node?.enum ?? [node?.const ?? ''];
  const quoted = values.map((value) => JSON.stringify(value)).join(', ');
  return values.length === 1 ? quoted : `one of ${quoted}`;
}

function boundsOf(node: FeedSchemaNode = {}): string {
  if (node.type === 'array') return `${range(node.minItems, node.maxItems)} items`;
  if (node.type === 'string') return `${range(node.minLength, node.maxLength)} characters`;
  return range(node.minimum, node.maximum);
}

function range(least: number | undefined, most: number | undefined): string {
  const parts = [
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
  ];
  return parts.join(' and ');
}

/** A short description of a value of any length. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 59)}…` : value);
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === undefined) return 'nothing';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function nodeAt(schema: FeedSchemaNode, schemaPath: string): FeedSchemaNode | undefined {
  return pointerSteps(schemaPath.replace(/^#/, '')).reduce<unknown>(memberOf, schema) as
    | FeedSchemaNode
    | undefined;
}

function stepsOf(pointer: string, root: unknown): (string | number)[] {
  let value = root;
  return pointerSteps(pointer).map((step) => {
    const key = Array.isArray(value) ? Number(step) : step;
    value = memberOf(value, key);
    return key;
  });
}

function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}
