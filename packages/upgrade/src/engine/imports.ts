import ts from 'typescript';
import type { ImportedName, Rewriting } from './rules.ts';

const PLACE = '\uE002';
/** A line that is left out takes its line break with it. */
const PLACES = /\uE002(\d+)\uE002(\r?\n)?/g;

type Printed = { readonly name: string; readonly alias?: string; readonly isType: boolean };

/** Collects the imports of the SDK while a file is written, and writes them when all names are known. */
export class Imports {
  readonly #to: Rewriting;
  readonly #packageName: string;
  readonly #found: ts.ImportDeclaration[] = [];

  constructor(to: Rewriting, packageName: string) {
    this.#to = to;
    this.#packageName = packageName;
  }

  /** Text that stands for an import of the SDK until `write`. */
  hold(node: ts.Node): string | undefined {
    if (!ts.isImportDeclaration(node) || !this.#isOfSdk(node.moduleSpecifier)) return undefined;
    return `${PLACE}${this.#found.push(node) - 1}${PLACE}`;
  }

  /** The file with its imports. */
  write(body: string): string {
    const needed = this.#needed();
    const first = this.#found.findIndex(({ importClause }) => importClause?.namedBindings);
    const text = body.replaceAll(PLACES, (_, index: string, end: string | undefined = '') => {
      const node = this.#found[Number(index)]!;
      const lines = [this.#writeDeclaration(node, body, Number(index) === first ? needed : [])];
      if (Number(index) === first) lines.push(...this.#writeEntries(needed));
      const written = lines.filter((line) => line !== '');
      return written.length === 0 ? '' : written.join('\n') + end;
    });
    return first === -1 && needed.length > 0 ? this.#prepend(needed, text) : text;
  }

  /** A file can use the SDK without importing it. */
  #prepend(needed: readonly ImportedName[], text: string): string {
    const own = needed.filter(({ entry = '.' }) => entry === '.').map(printed);
    const lines = own.length > 0 ? [this.#print(own, '.', false)] : [];
    return `${[...lines, ...this.#writeEntries(needed)].join('\n')}\n${text}`;
  }

  #writeDeclaration(
    node: ts.ImportDeclaration,
    body: string,
    needed: readonly ImportedName[],
  ): string {
    const bindings = node.importClause?.namedBindings;
    const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
    if (!bindings) {
      if (!specifier.endsWith('.css')) return node.getText(this.#to.source);
      this.#to.change('loading-and-showing', 'styles.css', node);
      return '';
    }
    if (!ts.isNamedImports(bindings)) return node.getText(this.#to.source);
    const kept = bindings.elements.filter((element) => this.#isKept(element, body));
    const own = needed.filter(({ entry = '.' }) => entry === '.');
    const names = merge([
      ...kept.map((element) => ({
        name: (element.propertyName ?? element.name).text,
        ...(element.propertyName && { alias: element.name.text }),
        isType: element.isTypeOnly,
      })),
      ...own.map(printed),
    ]);
    const isSame =
      kept.length === bindings.elements.length && names.length === bindings.elements.length;
    const isUnchanged = isSame && this.#entryOf(node) === this.#newSpecifier('.');
    if (isUnchanged) return node.getText(this.#to.source);
    if (names.length === 0) return '';
    const phase = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return this.#print(names, '.', phase);
  }

  #isKept(element: ts.ImportSpecifier, body: string): boolean {
    const { rules } = this.#to;
    const name = this.#to.nameOf(element.name) ?? (element.propertyName ?? element.name).text;
    if (rules.exports[name] && uses(this.#oldBody(), element.name.text)) return false;
    if (this.#to.helpers.has(name)) return false;
    // A name that was not used is not the upgrade's concern.
    return (
      uses(body.replaceAll(PLACES, ''), element.name.text) ||
      !uses(this.#oldBody(), element.name.text)
    );
  }

  /** The old file without its imports of the SDK. */
  #oldBody(): string {
    return this.#to.splice(
      this.#to.source,
      this.#found.map((node) => [node, ''] as const),
    );
  }

  #writeEntries(needed: readonly ImportedName[]): string[] {
    const entries = [...new Set(needed.map(({ entry = '.' }) => entry))].filter(
      (one) => one !== '.',
    );
    return entries.toSorted().map((entry) => {
      const names = needed.filter((one) => (one.entry ?? '.') === entry).map(printed);
      return this.#print(merge(names), entry, false);
    });
  }

  #needed(): ImportedName[] {
    const isScript = /\.[cm]?jsx?$/.test(this.#to.source.fileName);
    return this.#to.imports.filter(
      (one) => !(isScript && one.isType === true) && !this.#isImported(one),
    );
  }

  /** Whether the file imports a name of another package, such as `useState`. */
  #isImported({ name, entry = '.' }: ImportedName): boolean {
    if (entry.startsWith('.')) return false;
    return this.#to.source.statements.some((statement) => {
      if (!ts.isImportDeclaration(statement) || this.#entryOf(statement) !== entry) return false;
      const bindings = statement.importClause?.namedBindings;
      return (
        bindings !== undefined &&
        ts.isNamedImports(bindings) &&
        bindings.elements.some((element) => element.name.text === name)
      );
    });
  }

  #print(names: readonly Printed[], entry: string, isTypeOnly: boolean): string {
    const parts = names.map(({ name, alias, isType }) => {
      const prefix = isType && !isTypeOnly ? 'type ' : '';
      return `${prefix}${name}${alias === undefined ? '' : ` as ${alias}`}`;
    });
    const keyword = isTypeOnly ? 'import type' : 'import';
    const from = `from '${this.#newSpecifier(entry)}';`;
    const line = `${keyword} { ${parts.join(', ')} } ${from}`;
    return line.length <= 80 ? line : `${keyword} {\n  ${parts.join(',\n  ')},\n} ${from}`;
  }

  /** A page without a build imports the SDK from a URL. */
  #newSpecifier(entry: string): string {
    const url = this.#found.map((node) => this.#entryOf(node)).find((one) => one.includes('://'));
    // Another package, such as `react`.
    if (!entry.startsWith('.')) return entry;
    if (url === undefined)
      return entry === '.' ? this.#packageName : `${this.#packageName}${entry.slice(1)}`;
    const own = url.replace(/\/sdk\/[45]\.0\//, '/sdk/6.0/');
    return entry === '.' ? own : own.replace(/index\.js$/, `${entry.slice(2)}.js`);
  }

  #entryOf(node: ts.ImportDeclaration): string {
    return (node.moduleSpecifier as ts.StringLiteral).text;
  }

  #isOfSdk(specifier: ts.Expression): boolean {
    if (!ts.isStringLiteral(specifier)) return false;
    const { text } = specifier;
    return (
      text === this.#packageName ||
      text === `${this.#packageName}/styles.css` ||
      /\/sdk\/[45]\.0\/index\.js$/.test(text)
    );
  }
}

function printed({ name, isType = false }: ImportedName): Printed {
  return { name, isType };
}

/** A name that is needed as a value is not imported as a type as well. */
function merge(names: readonly Printed[]): Printed[] {
  const byName = new Map<string, Printed>();
  for (const one of names) {
    const key = one.alias ?? one.name;
    const known = byName.get(key);
    byName.set(key, { ...one, isType: one.isType && (known?.isType ?? true) });
  }
  const order = new Intl.Collator('en');
  return [...byName.values()].toSorted((a, b) => order.compare(a.name, b.name));
}

function uses(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code);
}
