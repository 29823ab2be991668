import { readVenue } from '../venue/set-venue';
import type { SdkArchive } from '../sample-source';
import type { PlaygroundState } from '../session/playground-state';
import { createViteProject } from './vite-project';

export type ProjectSource = {
  readonly state: PlaygroundState;
  readonly sdk: SdkArchive;
  /** Where the SDK looks for venues by itself. */
  readonly siteUrl: string;
};

/** Name of the folder of a project. */
export function nameOfProject({ source }: PlaygroundState): string {
  return source?.path.split('/').at(-1) ?? 'map';
}

/** The text files of the project of a program. */
export function projectFiles(
  { state, sdk, siteUrl }: ProjectSource,
  sdkVersion: string,
): Record<string, string> {
  const { files, source } = state;
  const isDemo = Object.values(files).some((text) => 'venueId' in (readVenue(text) ?? {}));
  return createViteProject({
    title: source?.title ?? 'A map',
    name: nameOfProject(state),
    files,
    sdk: { name: sdk.name, version: sdkVersion },
    venuesUrl: isDemo && location.origin !== new URL(siteUrl).origin ? location.origin : undefined,
    page: location.href.replace(/#.*/, ''),
  });
}
