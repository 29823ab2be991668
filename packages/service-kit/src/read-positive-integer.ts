export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a positive number from the environment. */
export function readPositiveInteger(environment: Environment, name: string, usual: number): number {
  const value = environment[name];
  if (value === undefined || value === '') return usual;
  const number = Number(value);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(`${name}: expected a number above 0, found "${value}".`);
}
