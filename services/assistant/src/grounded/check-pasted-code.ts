import type { KnownSymbol } from '@brand/wire/assistant';
import type { SymbolIndex } from '../knowledge/symbol-index.ts';
import { lineLabel, type SdkLine } from '../retrieval/sdk-versions.ts';

/** A name in pasted code that the reader's version does not have. */
export type MissingSymbol = {
  /** As it was written, for example `mapView.showMap`. */
  readonly written: string;
  /** The version that has the name. */
  readonly of?: SdkLine;
  /** A similar name that exists. */
  readonly near?: KnownSymbol;
};

const IMPORT = /import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
/** Objects that guides call by these names. Calls on other objects are the reader's own. */
const CALL =
  /\b((?:map|mapView|view|venue|navigation|camera|dot|stack)(?:\.[A-Za-z_$][\w$]*)+)\s*\(/g;
const MAX_NAMES = 30;
/** Maximum number of suggestions, which are costly to compute. */
const MAX_REPORTED = 5;

/** Names that pasted code imports from an SDK or calls on its objects and that do not exist. */
export function findMissingSymbols(
  code: string,
  line: SdkLine,
  symbols: SymbolIndex,
  versions: readonly string[],
): MissingSymbol[] {
  const isOurs = (specifier: string): boolean => specifier.includes(line.sdk);
  const imported = [...code.matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) =>
    isOurs(specifier) ? names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '') : [],
  );
  const called = [...code.matchAll(CALL)].map(([, name = '']) => name);
  const written = [...new Set([...imported.filter(Boolean), ...called])].slice(0, MAX_NAMES);
  const missing = written.flatMap((name) => {
    const isCall = name.includes('.');
    if (exists(name, line, symbols)) return [];
    const other = versions
      .filter((version) => version !== line.version)
      .map((version) => ({ sdk: line.sdk, version }))
      .find((each) => exists(name, each, symbols));
    // A call on an object that no version has may be the reader's own.
    if (isCall && !other && !isKnownObject(name, line, symbols)) return [];
    return [{ written: name, ...(other && { of: other }) }];
  });
  return missing.slice(0, MAX_REPORTED).map((each) => {
    const answer = symbols.find(each.written, [line]);
    const near = 'near' in answer ? answer.near[0] : undefined;
    return { ...each, ...(near && { near }) };
  });
}

function exists(name: string, line: SdkLine, symbols: SymbolIndex): boolean {
  const answer = symbols.lookUp(name, [line]);
  if (!answer) return false;
  if ('choices' in answer) return !name.includes('.');
  // `find` also accepts members of other objects with the same last part.
  const last = name.split('.').at(-1);
  return answer.found.name.split('.').at(-1)?.toLowerCase() === last?.toLowerCase();
}

/** Whether `map.markers` of `map.markers.foo` is an object of the SDK. */
function isKnownObject(name: string, line: SdkLine, symbols: SymbolIndex): boolean {
  const owner = name.split('.').slice(0, -1).join('.');
  const answer = symbols.lookUp(owner, [line]);
  return answer !== undefined && 'found' in answer;
}

/** One sentence for each missing name. */
export function describeMissing(missing: readonly MissingSymbol[], line: SdkLine): string {
  return missing
    .map(({ written, of, near }) => {
      const where = of ? ` It belongs to ${lineLabel(of)}.` : '';
      const instead = near ? ` The closest match is [\`${near.name}\`](${near.url}).` : '';
      return `\`${written}\` does not exist in ${lineLabel(line)}.${where}${instead}`;
    })
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}
