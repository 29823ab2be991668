import { type Filter, FilterError, readNumeric } from './filters.ts';

type Token = { readonly text: string; readonly isQuoted: boolean; readonly at: number };

const TOKEN =
  /\s*(?:([()])|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(<=|>=|!=|[:<>=])|([^\s()<>=:!"']+))/gy;
const MAX_LEVELS = 32;
const MAX_TOKENS = 4000;

/** Parses the `filters` text: `sdk:web AND (version:"6.0" OR version:5.0) AND NOT type:content`. */
export function readFilters(text: string): Filter | undefined {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return undefined;
  const reader = new Reader(tokens);
  const filter = reader.readOr(0);
  reader.expectEnd();
  return filter;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, bracket, quoted, operator, word] = match;
    end = match.index + whole.length;
    const value = quoted === undefined ? (bracket ?? operator ?? word ?? '') : unquote(quoted);
    tokens.push({ text: value, isQuoted: quoted !== undefined, at: match.index });
    if (tokens.length > MAX_TOKENS) throw new FilterError('filters: the expression is too long.');
  }
  if (text.slice(end).trim() !== '') {
    throw new FilterError(`filters: invalid syntax at character ${end + 1}.`);
  }
  return tokens;
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}

/** Recursive-descent parser, one method per level: or, and, not, brackets, single filter. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  readOr(level: number): Filter {
    if (level > MAX_LEVELS) throw new FilterError('filters: too many nested brackets.');
    const filters = [this.#readAnd(level)];
    while (this.#take('OR')) filters.push(this.#readAnd(level));
    return filters.length === 1 ? (filters[0] as Filter) : { kind: 'or', filters };
  }

  expectEnd(): void {
    const token = this.#tokens[this.#at];
    if (token) this.#fail(`expected AND, OR or the end, found "${token.text}"`);
  }

  #readAnd(level: number): Filter {
    const filters = [this.#readNot(level)];
    while (this.#take('AND')) filters.push(this.#readNot(level));
    return filters.length === 1 ? (filters[0] as Filter) : { kind: 'and', filters };
  }

  #readNot(level: number): Filter {
    if (this.#take('NOT')) return { kind: 'not', filter: this.#readNot(level + 1) };
    if (!this.#take('(')) return this.#readOne();
    const filter = this.readOr(level + 1);
    if (!this.#take(')')) this.#fail('a closing bracket is missing');
    return filter;
  }

  #readOne(): Filter {
    const attribute = this.#next('an attribute').text;
    const operator = this.#tokens[this.#at]?.text ?? '';
    // A value without an attribute is a tag.
    if (!/^(?:[:<>=]|[<>!]=)$/.test(operator)) {
      return { kind: 'facet', attribute: '_tags', value: attribute };
    }
    this.#at += 1;
    const value = this.#next('a value');
    if (operator !== ':') return this.#compare(attribute, operator, value.text);
    if (this.#take('TO')) {
      return this.#compare(attribute, ':', `${value.text} TO ${this.#next('a number').text}`);
    }
    const isNot = !value.isQuoted && value.text.startsWith('-');
    const filter: Filter = {
      kind: 'facet',
      attribute,
      value: isNot ? value.text.slice(1) : value.text,
    };
    return isNot ? { kind: 'not', filter } : filter;
  }

  #compare(attribute: string, operator: string, value: string): Filter {
    const filter = readNumeric(`${attribute}${operator}${value}`);
    return (
      filter ?? this.#fail(`"${value}" is not a number, so it cannot be compared with ${attribute}`)
    );
  }

  #take(text: string): boolean {
    const token = this.#tokens[this.#at];
    if (!token || token.isQuoted || token.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #next(what: string): Token {
    const token = this.#tokens[this.#at];
    if (!token) return this.#fail(`expected ${what} at the end`);
    this.#at += 1;
    return token;
  }

  #fail(problem: string): never {
    const place = this.#tokens[Math.min(this.#at, this.#tokens.length - 1)]?.at ?? 0;
    throw new FilterError(`filters: ${problem} (near character ${place + 1}).`);
  }
}
