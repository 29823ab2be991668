import { HEX_COLOR } from '../hex-color.ts';

/** Thrown when a file is rejected; the message advises the reader. */
export class ToolFileError extends Error {}

type Range = readonly [least: number, most: number];

const MAX_QUOTE_LENGTH = 40;

/** Reads an untrusted file field by field. Values that do not fit are rejected with their path. */
export class FieldReader {
  readonly path: string;
  readonly #value: unknown;

  constructor(value: unknown, path = '') {
    this.#value = value;
    this.path = path;
  }

  get isMissing(): boolean {
    return this.#value === undefined;
  }

  get isNull(): boolean {
    return this.#value === null;
  }

  field(name: string): FieldReader {
    const { path } = this;
    const value = this.#value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fail('an object');
    }
    // Own properties only: names such as `constructor` have a value in every object.
    const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    return new FieldReader(own, path === '' ? name : `${path}.${name}`);
  }

  list(most: number): FieldReader[] {
    const value = this.#value;
    if (!Array.isArray(value)) this.fail('a list');
    if (value.length > most) {
      throw new ToolFileError(
        `${this.path}: expected up to ${most} entries, found ${value.length}. Split the file into several files.`,
      );
    }
    return value.map((each: unknown, index) => new FieldReader(each, `${this.path}[${index}]`));
  }

  number([least, most]: Range): number {
    const value = this.#value;
    if (typeof value !== 'number' || !(value >= least && value <= most)) {
      this.fail(`a number from ${least} to ${most}`);
    }
    return value;
  }

  text(longest: number): string {
    const value = this.#value;
    if (typeof value !== 'string' || value.length > longest) {
      this.fail(`text with up to ${longest} characters`);
    }
    return value;
  }

  /** `#rrggbb` */
  color(): string {
    const value = this.#value;
    if (typeof value !== 'string' || !HEX_COLOR.test(value)) {
      this.fail('a colour such as "#3a7bd5"');
    }
    return value;
  }

  flag(): boolean {
    const value = this.#value;
    if (typeof value !== 'boolean') this.fail('true or false');
    return value;
  }

  choice<Value extends string>(values: readonly Value[]): Value {
    const found = values.find((each) => each === this.#value);
    if (found === undefined) this.fail(`one of ${values.join(', ')}`);
    return found;
  }

  /** Longitude and latitude in degrees. */
  lngLat(): readonly [number, number] {
    const [lng, lat, ...others] = this.list(3);
    if (!lng || !lat || others.length > 0) this.fail('a longitude and a latitude');
    return [lng.number([-180, 180]), lat.number([-90, 90])];
  }

  fail(expected: string): never {
    const found = this.isMissing ? 'nothing' : quote(this.#value);
    throw new ToolFileError(
      `${this.path || 'The file'}: expected ${expected}, found ${found}. Correct the file, or choose a file saved by this tool.`,
    );
  }
}

function quote(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}
