import { SYMBOL_KINDS } from './symbol-kinds.ts';

/** Enough to diagnose a file: a broken one can have as many problems as symbols. */
const MAX_PROBLEMS = 50;
/** More than ten times the largest SDK. A larger file is not a reference. */
const MAX_SYMBOLS = 50_000;

const LANGUAGES = new Set(['typescript', 'swift', 'kotlin', 'json', 'http']);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Validates a `Reference` from an untrusted source and returns its problems, each with its path:
 * missing fields, wrong types, duplicate ids, and parents, links and modules that do not exist. An
 * empty list means that the value is a valid `Reference`.
 *
 * @example
 * const problems = checkReference(JSON.parse(text));
 * // ['symbols[3] (MapView.on).type: links to "Nowhere", which is no symbol']
 */
export function checkReference(value: unknown): string[] {
  const problems = new Problems();
  if (!isFields(value)) return ['expected an object'];
  if (value['format'] !== 1) {
    // In another format, every other message would be noise.
    return [`format: expected 1, found ${JSON.stringify(value['format'])}`];
  }
  for (const field of ['sdk', 'version', 'release', 'title']) needText(problems, value, field, '');
  if (!LANGUAGES.has(value['language'] as string)) {
    problems.add('language', `expected one of ${[...LANGUAGES].join(', ')}`);
  }
  const modules = needList(problems, value, 'modules');
  const symbols = needList(problems, value, 'symbols');
  if (symbols.length > MAX_SYMBOLS) {
    return [`symbols: expected at most ${MAX_SYMBOLS}, found ${symbols.length}`];
  }
  const known: Known = {
    ids: collectIds(problems, symbols),
    modules: collectModules(problems, modules),
  };
  modules.forEach((module, index) => checkModule(problems, { module, index, known }));
  checkOrder(problems, symbols, known);
  symbols.forEach((symbol, index) => checkSymbol(problems, { symbol, index, known }));
  return problems.list;
}

type Known = { readonly ids: ReadonlyMap<string, number>; readonly modules: ReadonlySet<string> };

class Problems {
  readonly list: string[] = [];

  add(path: string, text: string): void {
    if (this.list.length < MAX_PROBLEMS) this.list.push(`${path}: ${text}`);
  }
}

function collectIds(problems: Problems, symbols: readonly unknown[]): Map<string, number> {
  const ids = new Map<string, number>();
  symbols.forEach((symbol, index) => {
    if (!isFields(symbol) || typeof symbol['id'] !== 'string') return;
    const id = symbol['id'];
    const before = ids.get(id);
    if (before === undefined) ids.set(id, index);
    else problems.add(`symbols[${index}].id`, `"${id}" is also the id of symbols[${before}]`);
  });
  return ids;
}

function collectModules(problems: Problems, modules: readonly unknown[]): Set<string> {
  const ids = new Set<string>();
  modules.forEach((module, index) => {
    if (!isFields(module) || typeof module['id'] !== 'string') return;
    if (ids.has(module['id']))
      problems.add(`modules[${index}].id`, `"${module['id']}" is there twice`);
    ids.add(module['id']);
  });
  return ids;
}

function checkModule(
  problems: Problems,
  { module, index, known }: { module: unknown; index: number; known: Known },
): void {
  const path = `modules[${index}]`;
  if (!isFields(module)) return problems.add(path, 'expected an object');
  for (const field of ['id', 'importName', 'summary'])
    needText(problems, module, field, `${path}.`);
  checkMarkdown(problems, { text: module['summary'], path: `${path}.summary`, known });
  optionalList(problems, module, 'reexports', path).forEach((id, at) => {
    if (typeof id !== 'string' || !known.ids.has(id)) {
      problems.add(`${path}.reexports[${at}]`, `${JSON.stringify(id)} is no symbol`);
    }
  });
}

/** Parents must come before their members, so that one pass can build the tree. */
function checkOrder(problems: Problems, symbols: readonly unknown[], { ids }: Known): void {
  symbols.forEach((symbol, index) => {
    if (!isFields(symbol) || symbol['parent'] === undefined) return;
    const parent = ids.get(symbol['parent'] as string);
    const path = `${symbolPath(symbol, index)}.parent`;
    if (parent === undefined)
      problems.add(path, `${JSON.stringify(symbol['parent'])} is no symbol`);
    else if (parent >= index) problems.add(path, `"${symbol['parent']}" comes after it`);
  });
}

function checkSymbol(
  problems: Problems,
  { symbol, index, known }: { symbol: unknown; index: number; known: Known },
): void {
  const path = symbolPath(symbol, index);
  if (!isFields(symbol)) return problems.add(path, 'expected an object');
  for (const field of ['id', 'name', 'module']) needText(problems, symbol, field, `${path}.`);
  if (typeof symbol['summary'] !== 'string') problems.add(`${path}.summary`, 'expected a text');
  if (!SYMBOL_KINDS.has(symbol['kind'] as string)) {
    problems.add(`${path}.kind`, `there is no ${JSON.stringify(symbol['kind'])}`);
  }
  if (typeof symbol['module'] === 'string' && !known.modules.has(symbol['module'])) {
    problems.add(`${path}.module`, `"${symbol['module']}" is no module`);
  }
  const { inheritedFrom } = symbol;
  if (inheritedFrom !== undefined && !known.ids.has(inheritedFrom as string)) {
    problems.add(`${path}.inheritedFrom`, `${JSON.stringify(inheritedFrom)} is no symbol`);
  }
  for (const field of ['summary', 'details', 'deprecated']) {
    checkMarkdown(problems, { text: symbol[field], path: `${path}.${field}`, known });
  }
  for (const field of ['defaultValue', 'unit', 'since']) {
    if (symbol[field] !== undefined) needText(problems, symbol, field, `${path}.`);
  }
  checkTypeText(problems, { text: symbol['type'], path: `${path}.type`, known });
  optionalList(problems, symbol, 'bases', path).forEach((text, at) =>
    checkTypeText(problems, { text, path: `${path}.bases[${at}]`, known }),
  );
  optionalList(problems, symbol, 'examples', path).forEach((example, at) => {
    if (typeof example !== 'string' || example === '') {
      problems.add(`${path}.examples[${at}]`, 'expected code');
    }
  });
  optionalList(problems, symbol, 'changed', path).forEach((change, at) => {
    const place = `${path}.changed[${at}]`;
    if (!isFields(change)) return problems.add(place, 'expected an object');
    for (const field of ['version', 'text']) needText(problems, change, field, `${place}.`);
    checkMarkdown(problems, { text: change['text'], path: `${place}.text`, known });
  });
  checkTypeParameters(problems, { fields: symbol, path, known });
  optionalList(problems, symbol, 'signatures', path).forEach((signature, at) =>
    checkSignature(problems, { signature, path: `${path}.signatures[${at}]`, known }),
  );
}

function checkSignature(
  problems: Problems,
  { signature, path, known }: { signature: unknown; path: string; known: Known },
): void {
  if (!isFields(signature)) return problems.add(path, 'expected an object');
  if (signature['returns'] === undefined) problems.add(`${path}.returns`, 'is missing');
  checkTypeText(problems, { text: signature['returns'], path: `${path}.returns`, known });
  for (const field of ['returnsSummary', 'throws']) {
    checkMarkdown(problems, { text: signature[field], path: `${path}.${field}`, known });
  }
  needList(problems, signature, 'parameters', `${path}.`).forEach((parameter, at) => {
    const place = `${path}.parameters[${at}]`;
    if (!isFields(parameter)) return problems.add(place, 'expected an object');
    needText(problems, parameter, 'name', `${place}.`);
    if (parameter['type'] === undefined) problems.add(`${place}.type`, 'is missing');
    checkTypeText(problems, { text: parameter['type'], path: `${place}.type`, known });
    checkMarkdown(problems, { text: parameter['summary'], path: `${place}.summary`, known });
  });
  checkTypeParameters(problems, { fields: signature, path, known });
}

function checkTypeParameters(
  problems: Problems,
  { fields, path, known }: { fields: Fields; path: string; known: Known },
): void {
  optionalList(problems, fields, 'typeParameters', path).forEach((parameter, at) => {
    const place = `${path}.typeParameters[${at}]`;
    if (!isFields(parameter)) return problems.add(place, 'expected an object');
    needText(problems, parameter, 'name', `${place}.`);
    for (const field of ['constraint', 'defaultType']) {
      checkTypeText(problems, { text: parameter[field], path: `${place}.${field}`, known });
    }
  });
}

type Text = { readonly text: unknown; readonly path: string; readonly known: Known };

function checkTypeText(problems: Problems, { text, path, known }: Text): void {
  if (text === undefined) return;
  if (!Array.isArray(text)) return problems.add(path, 'expected a list of texts and links');
  for (const part of text as readonly unknown[]) {
    if (typeof part === 'string') continue;
    const [shown, id] = Array.isArray(part) ? (part as unknown[]) : [];
    if (typeof shown !== 'string' || typeof id !== 'string') {
      problems.add(path, `expected a text or [text, id], found ${JSON.stringify(part)}`);
    } else if (!known.ids.has(id)) problems.add(path, `links to "${id}", which is no symbol`);
  }
}

function checkMarkdown(problems: Problems, { text, path, known }: Text): void {
  if (text === undefined) return;
  if (typeof text !== 'string') return problems.add(path, 'expected Markdown');
  for (const [, id = ''] of text.matchAll(/\]\(ref:([^)\s]*)\)/g)) {
    if (!known.ids.has(id)) problems.add(path, `links to "ref:${id}", which is no symbol`);
  }
}

function symbolPath(symbol: unknown, index: number): string {
  const id = isFields(symbol) && typeof symbol['id'] === 'string' ? ` (${symbol['id']})` : '';
  return `symbols[${index}]${id}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function needText(problems: Problems, fields: Fields, field: string, path: string): void {
  const value = fields[field];
  if (typeof value !== 'string' || value === '') {
    problems.add(path + field, value === undefined ? 'is missing' : 'expected a text');
  }
}

function needList(
  problems: Problems,
  fields: Fields,
  field: string,
  path = '',
): readonly unknown[] {
  const value = fields[field];
  if (Array.isArray(value)) return value as readonly unknown[];
  problems.add(path + field, value === undefined ? 'is missing' : 'expected a list');
  return [];
}

function optionalList(
  problems: Problems,
  fields: Fields,
  field: string,
  path: string,
): readonly unknown[] {
  return fields[field] === undefined ? [] : needList(problems, fields, field, `${path}.`);
}
