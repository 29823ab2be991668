/** Which page of the format a file is, as rules and addresses name it. */
export type MvfPage = {
  readonly version: 1 | 2 | 3;
  /** `core`, `default-style`, `data-model`. */
  readonly name: string;
  /** Path on the site, from its root. */
  readonly path: string;
};

const PAGE_FILE = /\/content(\/docs\/mvf\/v([123])\/(?:.*\/)?([\w-]+))\.mdx$/;

export function mvfPageOf(file: string): MvfPage | undefined {
  const [, path = '', version, name = ''] = PAGE_FILE.exec(file.replaceAll('\\', '/')) ?? [];
  return version === undefined
    ? undefined
    : { version: Number(version) as MvfPage['version'], name, path };
}
