/**
 * Versions of the programs that create projects. Pages say `@latest`; a test run must not change
 * from one night to the next because somebody else released a template. Raise them by hand, and
 * mend the pages that no longer fit.
 */
const PINNED: Readonly<Record<string, string>> = {
  'vite@latest': 'vite@9.3.0',
  'create-expo-app@latest': 'create-expo-app@5.0.0',
  // 58 is a preview, and asks for packages that are not there yet.
  '--template blank-typescript': '--template blank-typescript@57.0.28',
  // The packages of 22 are not all there in the same release.
  '@angular/cli@latest': '@angular/cli@21.2.27',
  '@react-native-community/template@latest': '@react-native-community/template@0.87.2',
};

/**
 * Yarn 1 resolves the builds of a package for all platforms, and a mirror of the registry may lack
 * some of the newest release.
 */
export const YARN_RESOLUTIONS: Readonly<Record<string, string>> = { rolldown: '1.2.14' };

/** A command of a page with pinned versions. */
export function pinVersions(command: string): string {
  return Object.entries(PINNED).reduce(
    (text, [latest, pinned]) => text.replaceAll(latest, pinned),
    command,
  );
}
