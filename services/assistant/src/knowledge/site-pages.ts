import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suggestIds } from '@brand/reference/search';
import type { Versioned } from './sdk-versions.ts';

/** A page in the lists for programs. */
export type ListedPage = {
  /** For example `/web-sdk/markers`. */
  readonly path: string;
  /** Absolute URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
};

/** A list of pages for programs: all newest ones, or those of an SDK version. */
export type PageList = { readonly title: string; readonly path: string; readonly url: string };

const ROOT_LIST = '/llms.txt';
/** The changes of all pages. It is read like a page. */
const CHANGE_LOG = '/llms-changes.txt';
const PAGE_LINE = /^- \[(.+?)\]\((\S+?)\.md\)(?:: (.*))?$/;
const LIST_LINE = /^- \[(.+?)\]\((\S+?\/llms\.txt)\)/;
const SITE = /(https?:\/\/\S+)\/llms-full\.txt/;

/**
 * The pages of a built site, from its lists for programs. A caller's path is looked up in these
 * lists and never used as a file path, which prevents path traversal.
 */
export class SitePages {
  readonly siteUrl: string;
  /** Name of the site. */
  readonly name: string;
  readonly lists: readonly PageList[];
  /** SDKs that have pages. */
  readonly versions: readonly Versioned[];
  readonly #folder: string;
  readonly #pages = new Map<string, ListedPage>();

  constructor(folder: string) {
    this.#folder = folder;
    const root = readList(folder, ROOT_LIST);
    this.siteUrl = SITE.exec(root)?.[1] ?? '';
    this.name = /^# (.+)$/m.exec(root)?.[1] ?? 'Documentation';
    const others = linesOf(root, LIST_LINE).map(([, title = '', url = '']) => ({
      title,
      url,
      path: this.#pathOf(url),
    }));
    this.lists = [
      { title: `${this.name}: all pages`, url: this.siteUrl + ROOT_LIST, path: ROOT_LIST },
      ...others,
    ];
    this.versions = others.flatMap(({ title, path }) => {
      const [, version] = / (\d[\d.]*)$/.exec(title) ?? [];
      return version === undefined ? [] : [{ sdk: path.split('/')[1] ?? '', version }];
    });
    for (const { path } of this.lists) {
      for (const [, title = '', address = '', description = ''] of linesOf(
        path === ROOT_LIST ? root : readList(folder, path),
        PAGE_LINE,
      )) {
        const own = this.#pathOf(address);
        const page = own === '/index' ? '/' : own;
        this.#pages.set(page, { path: page, url: this.siteUrl + page, title, description });
      }
    }
    if (existsSync(join(folder, CHANGE_LOG))) {
      this.#pages.set(CHANGE_LOG, {
        path: CHANGE_LOG,
        url: this.siteUrl + CHANGE_LOG,
        title: 'Changes of the documentation',
        description: 'What changed on which page and why.',
      });
    }
  }

  /** Finds a page by path or URL, with or without `.md`, query or anchor. */
  find(pathOrAddress: string): ListedPage | undefined {
    return this.#pages.get(cleanPath(pathOrAddress));
  }

  /** Suggestions for an unknown path, best first. */
  near(pathOrAddress: string): ListedPage[] {
    const wanted = cleanPath(pathOrAddress).slice(0, 200);
    const byId = new Map([...this.#pages.values()].map((page) => [idOf(page.path), page]));
    return suggestIds(idOf(wanted), byId.keys()).flatMap((id) => byId.get(id) ?? []);
  }

  /** The text of a page as Markdown. */
  readPage({ path }: ListedPage): Promise<string> {
    const name = path === '/' ? '/index.md' : path === CHANGE_LOG ? path : `${path}.md`;
    return readFile(join(this.#folder, name), 'utf8');
  }

  readList({ path }: PageList): Promise<string> {
    return readFile(join(this.#folder, path), 'utf8');
  }

  #pathOf(url: string): string {
    return url.startsWith(this.siteUrl) ? url.slice(this.siteUrl.length) : url;
  }
}

function linesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.split('\n').flatMap((line) => {
    const match = pattern.exec(line);
    return match ? [match] : [];
  });
}

function readList(folder: string, path: string): string {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function cleanPath(pathOrAddress: string): string {
  const text = pathOrAddress.trim();
  const path = URL.canParse(text) ? new URL(text).pathname : text.replace(/[?#].*$/s, '');
  const bare = path.replace(/(?:\/index)?\.(?:md|html)$/, '').replace(/\/+$/, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** Converts a path to a dotted id, the form that suggestions are computed for. */
function idOf(path: string): string {
  return path.slice(1).replaceAll('.', '-').replaceAll('/', '.');
}
