/** Precedes the name of a build, on a line of both streams. */
export const BEGINS = '=== begins ';
/** Last line of a build that succeeds. */
export const SUCCEEDS = '=== succeeds';

/** The output of each build in one process to a stream, by name. */
export function splitOutput(stream: string): ReadonlyMap<string, string> {
  const [, ...parts] = `\n${stream}`.split(`\n${BEGINS}`);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1)];
    }),
  );
}
