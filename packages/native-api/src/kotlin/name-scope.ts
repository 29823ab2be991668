/** What is declared in which package, so that names in a file can be told apart. */
export type Declared = {
  /** Full names of types outside of other types, such as `android.graphics.Color`. */
  readonly types: ReadonlySet<string>;
  /** Simple names that more than one package declares. */
  readonly clashing: ReadonlySet<string>;
  /** Packages whose types keep their simple name even so. */
  readonly preferred: ReadonlySet<string>;
};

/** Packages that every Kotlin file imports by itself. */
export const DEFAULT_PACKAGES: readonly string[] = [
  'kotlin',
  'kotlin.collections',
  'kotlin.io',
  'kotlin.ranges',
  'kotlin.sequences',
  'kotlin.text',
  'java.lang',
];

/** The names that one file can use. */
export class NameScope {
  readonly packageName: string;
  readonly #declared: Declared;
  /** Full names by the name that the file uses. */
  readonly #imports: Map<string, string> = new Map();
  readonly #packages: string[] = [];

  constructor(packageName: string, declared: Declared) {
    this.packageName = packageName;
    this.#declared = declared;
    this.#packages = [packageName];
  }

  import(fullName: string, alias: string): void {
    this.#imports.set(alias, fullName);
  }

  importAll(packageName: string): void {
    this.#packages.push(packageName);
  }

  /** The full name behind an imported one. */
  imported(name: string): string | undefined {
    return this.#imports.get(name);
  }

  /** What the model calls a type that the file writes as `name`, nested types and full names included. */
  typeName(name: string): string {
    const full = this.#fullName(name);
    if (full === undefined) return name;
    const outer = this.#outerOf(full)!;
    const inner = full.slice(outer.length);
    return `${modelName(outer, this.#declared)}${inner}`;
  }

  #fullName(name: string): string | undefined {
    if (this.#outerOf(name) !== undefined) return name;
    const [first = '', ...rest] = name.split('.');
    const tail = rest.map((part) => `.${part}`).join('');
    const imported = this.#imports.get(first);
    if (imported !== undefined) {
      return this.#outerOf(imported) === undefined ? undefined : `${imported}${tail}`;
    }
    const found = [...this.#packages, ...DEFAULT_PACKAGES].find((each) =>
      this.#declared.types.has(`${each}.${first}`),
    );
    return found === undefined ? undefined : `${found}.${first}${tail}`;
  }

  /** The declared type that a full name begins with. */
  #outerOf(fullName: string): string | undefined {
    const parts = fullName.split('.');
    return parts
      .map((_, index) => parts.slice(0, index + 1).join('.'))
      .find((each) => this.#declared.types.has(each));
  }
}

/** What the model calls a type outside of other types: its simple name, unless another has that. */
export function modelName(
  fullName: string,
  { clashing, preferred }: Pick<Declared, 'clashing' | 'preferred'>,
): string {
  const dot = fullName.lastIndexOf('.');
  const simple = fullName.slice(dot + 1);
  return clashing.has(simple) && !preferred.has(fullName.slice(0, dot)) ? fullName : simple;
}
