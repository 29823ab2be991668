export type Environment = Readonly<Record<string, string | undefined>>;

type NumberOptions = {
  /** Value of a variable that is not set or empty. */
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
};

/** Reads an integer from the environment. Throws an error that names the variable. */
export function readInteger(
  environment: Environment,
  name: string,
  { fallback, min, max }: NumberOptions,
): number {
  const value = environment[name];
  if (!value) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new Error(`${name}: expected a whole number from ${min} to ${max}, found "${value}".`);
}

/** Reads a decimal number from the environment. Throws an error that names the variable. */
export function readNumber(
  environment: Environment,
  name: string,
  { fallback, min, max }: NumberOptions,
): number {
  const value = environment[name];
  if (!value) return fallback;
  const number = Number(value);
  if (/^\d+(?:\.\d+)?$/.test(value) && number >= min && number <= max) return number;
  throw new Error(`${name}: expected a number from ${min} to ${max}, found "${value}".`);
}

/** Reads one of several values from the environment. The first is the default. */
export function readChoice<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = environment[name];
  if (!value) return choices[0];
  const choice = choices.find((each) => each === value);
  if (choice !== undefined) return choice;
  throw new Error(`${name}: expected one of ${choices.join(', ')}, found "${value}".`);
}
