/** Codes about the bundle and its files, before their content is read. */
export const BUNDLE_CODES = {
  'not-a-zip': {
    severity: 'error',
    page: 'overview',
    title: 'The source is not a zip file.',
    fix: 'Pass the bytes of a zip file, a folder of files, or the URL of a folder.',
  },
  'damaged-zip': {
    severity: 'error',
    page: 'overview',
    title: 'The zip file is truncated, or its parts contradict each other.',
    fix: 'Download or export the bundle again.',
  },
  'unsupported-zip': {
    severity: 'error',
    page: 'overview',
    title: 'The zip file uses a feature that bundles do not support.',
    fix: 'Pack the files again as a plain zip file, deflated or stored, without encryption.',
  },
  'unsafe-path': {
    severity: 'error',
    page: 'overview',
    title: 'A path leads outside the bundle.',
    fix: 'Rename the file. Paths are relative, without `..`, and use forward slashes.',
  },
  'duplicate-entry': {
    severity: 'error',
    page: 'overview',
    title: 'Two files have the same path.',
    fix: 'Keep one of them and pack the bundle again.',
  },
  'limit-exceeded': {
    severity: 'error',
    page: 'overview',
    title: 'The bundle exceeds a limit.',
    fix: 'Raise the limit that the message names if you trust the source.',
  },
  'unreadable-source': {
    severity: 'error',
    page: 'overview',
    title: 'The source or one of its files cannot be read.',
    fix: 'Check the URL, the connection and the access rights.',
  },
  'bad-json': {
    severity: 'error',
    page: 'overview',
    title: 'A file is not valid JSON.',
    fix: 'Correct the file at the line that the message names, or export it again.',
  },
  'unknown-version': {
    severity: 'error',
    page: 'core',
    title: 'The manifest states a version that does not exist.',
    fix: 'Write the version of the format, `3.0.0`, or update this package.',
  },
  'missing-file': {
    severity: 'error',
    page: 'core',
    title: 'A required file is missing.',
    fix: 'Add the file, or check that the source is an MVF bundle.',
  },
  'missing-geometry-file': {
    severity: 'warning',
    page: 'core',
    title: 'A floor has no geometry file.',
    fix: 'Add the file. For a floor without shapes, write an empty list of features.',
  },
  'orphan-floor-file': {
    severity: 'warning',
    page: 'core',
    title: 'A file is named after a floor that does not exist.',
    fix: 'Remove the file, rename it, or add the floor to the floors file.',
  },
  'old-file-name': {
    severity: 'warning',
    page: 'overview',
    title: 'A file has a name that older bundles used.',
    fix: 'Rename the file as the message says. Readers accept both names, writers use the new one.',
  },
  'old-shape': {
    severity: 'warning',
    page: 'overview',
    title: 'A file has a structure that older bundles used.',
    fix: 'Read the bundle and write it again, which converts the file to the specified structure.',
  },
  'contents-mismatch': {
    severity: 'warning',
    page: 'core',
    title: 'The manifest does not list the files that the bundle contains.',
    fix: 'List every file in `contents`, and no others. Writing the bundle again does this.',
  },
  'unknown-file': {
    severity: 'info',
    page: 'overview',
    title: 'A file belongs to no known extension, and nothing references it.',
    fix: 'Remove the file, or move it to `assets/`. Otherwise ignore this: readers keep the file unchanged.',
  },
} as const;
