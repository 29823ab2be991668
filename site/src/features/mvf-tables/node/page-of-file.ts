/** The page of the format that a file is. */
export type MvfPage = {
  readonly version: 1 | 2 | 3;
  /** `core`, `default-style`, `data-model`. */
  readonly name: string;
  /** Path from the root of the site. */
  readonly path: string;
};

const PAGE_FILE = /\/content(\/docs\/mvf\/v([123])\/(?:.*\/)?([\w-]+))\.mdx$/;

export function mvfPageOf(file: string): MvfPage | undefined {
  const [, path = '', version, name = ''] = PAGE_FILE.exec(file.replaceAll('\\', '/')) ?? [];
  return version === undefined
    ? undefined
    : { version: Number(version) as MvfPage['version'], name, path };
}
