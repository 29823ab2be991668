/** Reads one of several values from the environment. The first is the default. */
export function readChoice<Choice extends string>(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const value = environment[name];
  if (!value) return choices[0];
  const choice = choices.find((each) => each === value);
  if (choice !== undefined) return choice;
  throw new Error(`${name}: expected one of ${choices.join(', ')}, found "${value}".`);
}
