import { readVenue } from '../venue/set-venue';
import type { SdkArchive } from '../sample-source';
import type { PlaygroundState } from '../session/playground-state';
import { createViteProject } from './vite-project';

export type ProjectSource = {
  readonly state: PlaygroundState;
  /** The packages of the SDK that the program needs. */
  readonly sdks: readonly SdkArchive[];
  /** URL where the SDK loads venues by default. */
  readonly siteUrl: string;
};

/** Folder name of a project. A React variant has its own. */
export function nameOfProject({ source }: PlaygroundState): string {
  const [, , name = 'map', variant] = source?.path.split('/') ?? [];
  return variant === undefined || name.startsWith(variant) ? name : `${name}-${variant}`;
}

/** The text files of a program's project. */
export function projectFiles(
  { state, sdks, siteUrl }: ProjectSource,
  installedBy: (sdk: SdkArchive) => string,
): Record<string, string> {
  const { files, source } = state;
  const isDemo = Object.entries(files).some(
    ([name, text]) => 'venueId' in (readVenue(text, name) ?? {}),
  );
  return createViteProject({
    title: source?.title ?? 'A map',
    name: nameOfProject(state),
    files,
    sdks: Object.fromEntries(sdks.map((sdk) => [sdk.name, installedBy(sdk)])),
    venuesUrl: isDemo && location.origin !== new URL(siteUrl).origin ? location.origin : undefined,
    page: location.href.replace(/#.*/, ''),
  });
}
