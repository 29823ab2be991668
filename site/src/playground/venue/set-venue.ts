import type { SyntaxNode } from '@lezer/common';
import { type ParsedScript, parseTypeScript } from '../compile/parse-script.ts';
import { findCall, findValue, nameOf } from '../controls/find-value.ts';
import type { TextChange } from '../controls/write-value.ts';

/** The venue that a program opens: one of a server, or a bundle beside the program. */
export type ChosenVenue =
  | { readonly venueId: string; readonly key: string }
  | { readonly bundle: string };

/** Calls that open a venue, and which argument says which. */
const OPENERS = [
  { call: 'showVenue', argument: 1 },
  { call: 'loadVenue', argument: 0 },
] as const;

const SOURCE_OPTIONS = new Set(['venueId', 'key', 'baseUrl', 'bundle']);

/** The venue that a program names, as far as it says so plainly. */
export function readVenue(text: string): ChosenVenue | undefined {
  const script = parseTypeScript(text, 'main.ts');
  for (const opener of OPENERS) {
    const [venueId, key] = ['venueId', 'key'].map((option) =>
      findValue(script, { ...opener, option }),
    );
    if (venueId?.state === 'written') {
      return {
        venueId: String(venueId.value),
        key: key?.state === 'written' ? String(key.value) : 'demo',
      };
    }
    const bundle = findOptions(script, opener)?.bundle;
    if (bundle) return { bundle };
  }
  return undefined;
}

/** The change of a program that opens another venue; `undefined` where it does not say which. */
export function setVenue(text: string, venue: ChosenVenue): TextChange | undefined {
  const script = parseTypeScript(text, 'main.ts');
  const found = OPENERS.map((opener) => findOptions(script, opener)).find(Boolean);
  if (!found) return undefined;
  const { first, last } = found;
  return { from: first.from, to: last.to, insert: asOptions(venue) };
}

function asOptions(venue: ChosenVenue): string {
  if ('venueId' in venue) return `venueId: ${quoted(venue.venueId)}, key: ${quoted(venue.key)}`;
  const address = `new URL(${quoted(`./${venue.bundle}`)}, import.meta.url)`;
  return `bundle: await (await fetch(${address})).blob()`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}

type SourceOptions = {
  readonly first: SyntaxNode;
  readonly last: SyntaxNode;
  /** Name of the file, where it is a bundle. */
  readonly bundle: string | undefined;
};

/** The properties that say which venue; they stand beside each other. */
function findOptions(
  script: ParsedScript,
  { call, argument }: (typeof OPENERS)[number],
): SourceOptions | undefined {
  const list = findCall(script, call)?.getChild('ArgList');
  const options = list?.getChildren('ObjectExpression').at(argument === 0 ? 0 : -1);
  const properties = options
    ?.getChildren('Property')
    .filter((property) => SOURCE_OPTIONS.has(nameOf(script, property) ?? ''));
  const first = properties?.[0];
  const last = properties?.at(-1);
  if (!first || !last) return undefined;
  const text = script.text.slice(first.from, last.to);
  return { first, last, bundle: /new URL\(\s*'\.\/([^']+)'/.exec(text)?.[1] };
}

/** A program that opens another venue; `undefined` where it does not say which it opens. */
export function withVenue(text: string, venue: ChosenVenue): string | undefined {
  const change = setVenue(text, venue);
  return change && text.slice(0, change.from) + change.insert + text.slice(change.to);
}
