/** Codes of the bundle and its files, before their content. */
export const BUNDLE_CODES = {
  'not-a-zip': {
    severity: 'error',
    page: 'overview',
    title: 'The source is not a zip file.',
    fix: 'Give the bytes of a zip file, a folder of files, or the address of a folder.',
  },
  'damaged-zip': {
    severity: 'error',
    page: 'overview',
    title: 'The zip file is cut off or its parts contradict each other.',
    fix: 'Download or export the bundle again.',
  },
  'unsupported-zip': {
    severity: 'error',
    page: 'overview',
    title: 'The zip file uses a feature that bundles do not have.',
    fix: 'Pack the files again as a plain zip, without encryption, deflated or stored.',
  },
  'unsafe-path': {
    severity: 'error',
    page: 'overview',
    title: 'A path leads out of the bundle.',
    fix: 'Rename the file: paths are relative, without `..` and with forward slashes.',
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
    title: 'The bundle asks for more than the limits allow.',
    fix: 'Raise the limit that the message names if you trust the source.',
  },
  'unreadable-source': {
    severity: 'error',
    page: 'overview',
    title: 'The source or one of its files cannot be read.',
    fix: 'Check the address, the connection and who may read it.',
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
    title: 'A file that every bundle has is missing.',
    fix: 'Add the file, or check that the source is an MVF bundle.',
  },
  'missing-geometry-file': {
    severity: 'warning',
    page: 'core',
    title: 'A floor has no geometry file.',
    fix: 'Add the file; a floor without shapes has an empty list of features.',
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
    fix: 'Rename the file as the message says. Readers accept both, writers use the new one.',
  },
  'old-shape': {
    severity: 'warning',
    page: 'overview',
    title: 'A file is in a shape that older bundles used.',
    fix: 'Read the bundle and write it again: it is then written in the specified shape.',
  },
  'contents-mismatch': {
    severity: 'warning',
    page: 'core',
    title: 'The manifest does not list the files that the bundle has.',
    fix: 'List every file in `contents`, and no other. Writing the bundle again does so.',
  },
  'unknown-file': {
    severity: 'info',
    page: 'overview',
    title: 'A file belongs to no known extension, and nothing refers to it.',
    fix: 'Remove the file, put it under `assets/`, or ignore this: readers keep it as it is.',
  },
} as const;
