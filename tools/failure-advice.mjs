/** Error codes of the environment, and what the user can do about them. */
const CAUSES = [
  [/\bENOSPC\b/, 'The disk is full. Free about 2 GB, and start again.'],
  [
    /\b(?:EACCES|EPERM|EROFS)\b/,
    'This user may not write to the folder of the project. Change its owner, or clone it elsewhere.',
  ],
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH)\b/,
    'The package registry cannot be reached. The first start needs a network.',
  ],
];

/** Advice if the output contains an error of the environment; otherwise `undefined`. */
export function adviceFor(output) {
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1];
}
