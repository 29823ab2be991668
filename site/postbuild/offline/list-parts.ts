import { VERSIONED_INSTANCES } from '../../config/instances.ts';
import {
  GENERAL_PART,
  isNamedByOthers,
  partOfFile,
  sdkPart,
  SHARED_PART,
  VENUES_PART,
} from './classify-file.ts';
import { findNamedFiles } from './find-named-files.ts';

export type PartFiles = {
  readonly id: string;
  readonly label: string;
  readonly group?: string;
  readonly needs: readonly string[];
  readonly pages: number;
  readonly paths: readonly string[];
};

const TEXT = /\.(?:html|css|js|json)$/;
/** Code of one page, and everything that samples load. Other scripts name files of all pages. */
const FOLLOWED = /^(?:assets\/js\/p\d+\.|assets\/css\/|samples\/assets\/).*\.(?:js|css)$/;
/** Any page may load it on demand, also if the HTML of some pages names it. */
const CODE_OF_ALL = /^assets\/(?:css\/|js\/(?!p\d+\.))/;
const SAMPLE_PAGE = /^samples\/.*\.html$/;

/** Divides the files of a built site into the parts that readers choose. */
export function listParts(
  paths: readonly string[],
  readText: (path: string) => string,
): PartFiles[] {
  const own = Map.groupBy(paths, partOfFile);
  const named = paths.filter(isNamedByOthers);
  const options = {
    byName: new Map(named.map((path) => [path.slice(path.lastIndexOf('/') + 1), path])),
    readText,
    isFollowed: (path: string) => FOLLOWED.test(path),
  };
  const drafts = describeParts(paths).flatMap((part) => {
    const files = own.get(part.id);
    if (!files && part.id !== SHARED_PART) return [];
    const texts = (files ?? []).filter((path) => TEXT.test(path) && isPage(path));
    return [{ ...part, files: files ?? [], texts, assets: findNamedFiles(texts, options) }];
  });
  const claimed = new Set(drafts.flatMap(({ assets }) => [...assets]));
  const others = named.filter(
    (path) => CODE_OF_ALL.test(path) || (!claimed.has(path) && !path.startsWith('samples/')),
  );
  const [shared] = drafts;
  const ofAll = new Set([...(shared?.assets ?? []), ...others]);
  return drafts.map(({ files, texts, assets, id, label, group, needs }) => ({
    id,
    label,
    ...(group !== undefined && { group }),
    needs: [...new Set([...needs, ...listSdks(texts, readText)])],
    pages: files.filter((path) => path.endsWith('index.html')).length,
    // Every part needs the shared one, so it does not count its files again.
    paths: [...files, ...(id === SHARED_PART ? ofAll : assets.difference(ofAll))].toSorted(),
  }));
}

function isPage(path: string): boolean {
  return path.endsWith('.html');
}

/** The SDKs that the samples of a part load, and the venues that these draw. */
function listSdks(texts: readonly string[], readText: (path: string) => string): string[] {
  const samples = texts.filter((path) => SAMPLE_PAGE.test(path));
  if (samples.length === 0) return [];
  const versions = new Set(
    samples.flatMap((path) => [...readText(path).matchAll(/sdk\/(\d\.\d)\//g)].map(([, v]) => v!)),
  );
  return [...[...versions].toSorted().map(sdkPart), VENUES_PART];
}

type PartDescription = Pick<PartFiles, 'id' | 'label' | 'group' | 'needs'>;

function describeParts(paths: readonly string[]): PartDescription[] {
  const needs = [SHARED_PART];
  const sdks = new Set(paths.flatMap((path) => /^sdk\/([^/]+)\//.exec(path)?.[1] ?? []));
  return [
    { id: SHARED_PART, label: 'Styles, search and tools of all pages', needs: [] },
    { id: VENUES_PART, label: 'Demo venues', needs: [] },
    ...[...sdks].toSorted().map((version) => ({
      id: sdkPart(version),
      label: `Files of Web SDK ${version}`,
      needs: [],
    })),
    // Its tools and viewer open demo venues.
    {
      id: GENERAL_PART,
      label: 'General docs, MVF and tools',
      group: 'General',
      needs: [...needs, VENUES_PART],
    },
    ...VERSIONED_INSTANCES.flatMap(({ id, label, versions }) =>
      versions.map(({ name }) => ({
        id: `${id}-${name}`,
        label: `${label} ${name}`,
        group: label,
        needs,
      })),
    ),
  ];
}
