import type { SyntaxNode } from '@lezer/common';
import { findNodes, type ParsedScript, parseTypeScript, textOf } from '../compile/parse-script.ts';
import { findOption } from '../controls/find-value.ts';
import type { TextChange } from '../controls/write-value.ts';
import { findSource, type FoundSource } from './find-source.ts';

/** The venue of a program: one of a server, or a bundle beside the program. */
export type ChosenVenue =
  | { readonly venueId: string; readonly key: string }
  | { readonly bundle: string };

/** The venue that a file names with literals. */
export function readVenue(text: string, file: string): ChosenVenue | undefined {
  const script = parseTypeScript(text, file);
  const source = findSource(script);
  if (!source) return undefined;
  const [venueId, key] = ['venueId', 'key'].map((name) =>
    findOption(script, source.options, [name]),
  );
  if (venueId?.state === 'written') {
    return {
      venueId: String(venueId.value),
      key: key?.state === 'written' ? String(key.value) : 'demo',
    };
  }
  const bundle = bundleIn(script, source);
  return bundle === undefined ? undefined : { bundle };
}

/** The file with another venue; `undefined` if it names none. */
export function withVenue(text: string, file: string, venue: ChosenVenue): string | undefined {
  const script = parseTypeScript(text, file);
  const source = findSource(script);
  if (!source) return undefined;
  const { first, last, isAttribute } = source;
  const changes = [
    { from: first.from, to: last.to, insert: asOptions(venue, isAttribute) },
    ...(isAttribute ? bundleConstant(script, venue) : []),
  ];
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
      text,
    );
}

function asOptions(venue: ChosenVenue, isAttribute: boolean): string {
  if ('venueId' in venue) return `venueId: ${quoted(venue.venueId)}, key: ${quoted(venue.key)}`;
  return isAttribute ? BUNDLE : `${BUNDLE}: ${loadBundle(venue.bundle)}`;
}

function loadBundle(file: string): string {
  return `await (await fetch(new URL(${quoted(`./${file}`)}, import.meta.url))).blob()`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}

const BUNDLE = 'bundle';

/**
 * Components cannot await a bundle, so it becomes a constant above them. The constant is removed
 * when it is no longer used.
 */
function bundleConstant(script: ParsedScript, venue: ChosenVenue): TextChange[] {
  const found = findBundleConstant(script);
  const code = 'bundle' in venue ? `const ${BUNDLE} = ${loadBundle(venue.bundle)};` : '';
  if (!found) {
    const at = findNodes(script, ['ImportDeclaration']).at(-1)?.to ?? 0;
    return code === '' ? [] : [{ from: at, to: at, insert: `\n\n${code}` }];
  }
  const { from, to } = found;
  const before = script.text.slice(0, from).trimEnd().length;
  return [{ from: code === '' ? before : from, to, insert: code }];
}

function findBundleConstant(script: ParsedScript): SyntaxNode | undefined {
  return findNodes(script, ['VariableDeclaration']).find((declaration) => {
    const name = declaration.getChild('VariableDefinition');
    return name && textOf(script, name) === BUNDLE && fileIn(textOf(script, declaration));
  });
}

function bundleIn(script: ParsedScript, source: FoundSource): string | undefined {
  const { first, last, isAttribute } = source;
  const loading = isAttribute ? findBundleConstant(script) : { from: first.from, to: last.to };
  return loading && fileIn(textOf(script, loading));
}

/** Name of the file that an expression loads relative to the program. */
function fileIn(code: string): string | undefined {
  return /new URL\(\s*'\.\/([^']+)'/.exec(code)?.[1];
}
