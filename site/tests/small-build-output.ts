/** Stands before the name of a build, on a line of both streams. */
export const BEGINS = '=== begins ';
/** Ends what a build that succeeds writes. */
export const SUCCEEDS = '=== succeeds';

/** What each of the builds that ran in one process wrote to a stream, by its name. */
export function splitOutput(stream: string): ReadonlyMap<string, string> {
  const [, ...parts] = `\n${stream}`.split(`\n${BEGINS}`);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}
