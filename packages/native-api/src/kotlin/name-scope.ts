/** Declared type names, to resolve ambiguous names in a file. */
export type Declared = {
  /** Fully qualified names of top-level types, such as `android.graphics.Color`. */
  readonly types: ReadonlySet<string>;
  /** Simple names that more than one package declares. */
  readonly clashing: ReadonlySet<string>;
  /** Packages whose types keep their simple name despite a clash. */
  readonly preferred: ReadonlySet<string>;
};

/** Kotlin's default imports. */
const DEFAULT_PACKAGES: readonly string[] = [
  'kotlin',
  'kotlin.collections',
  'kotlin.io',
  'kotlin.ranges',
  'kotlin.sequences',
  'kotlin.text',
  'java.lang',
];

/** Resolves the names of one file. */
export class NameScope {
  readonly packageName: string;
  readonly #declared: Declared;
  /** Fully qualified names by their name in the file. */
  readonly #imports: Map<string, string> = new Map();

  constructor(packageName: string, declared: Declared) {
    this.packageName = packageName;
    this.#declared = declared;
  }

  import(fullName: string, alias: string): void {
    this.#imports.set(alias, fullName);
  }

  /**
   * The model's name for a type that the file writes as `name`, which may be nested or fully
   * qualified.
   */
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
    const found = [this.packageName, ...DEFAULT_PACKAGES].find((each) =>
      this.#declared.types.has(`${each}.${first}`),
    );
    return found === undefined ? undefined : `${found}.${first}${tail}`;
  }

  /** The declared top-level type that a fully qualified name starts with. */
  #outerOf(fullName: string): string | undefined {
    const parts = fullName.split('.');
    return parts
      .map((_, index) => parts.slice(0, index + 1).join('.'))
      .find((each) => this.#declared.types.has(each));
  }
}

/** The model's name for a top-level type: its simple name, unless that clashes. */
function modelName(
  fullName: string,
  { clashing, preferred }: Pick<Declared, 'clashing' | 'preferred'>,
): string {
  const dot = fullName.lastIndexOf('.');
  const simple = fullName.slice(dot + 1);
  return clashing.has(simple) && !preferred.has(fullName.slice(0, dot)) ? fullName : simple;
}
