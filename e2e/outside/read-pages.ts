import type { Page } from '@playwright/test';
import type { Block, SampleFile } from './block.ts';
import { STRUCTURE } from './page-structure.ts';

type PageOfPortal = { readonly path: string; readonly blocks: readonly Block[] };

/**
 * Reads the blocks of all pages in the sitemap. Pages whose code names the public portal are opened
 * in the browser, because a script puts the origin of the page in its place.
 */
export async function readPages(page: Page): Promise<readonly PageOfPortal[]> {
  await page.goto('/robots.txt');
  const addresses = await readSitemap(page);
  const publicOrigin = addresses[0]!.origin;
  const pages = await page.evaluate(readDocuments, {
    paths: addresses.map(({ pathname }) => pathname),
    structure: STRUCTURE,
  });
  for (const each of pages) {
    const isOfPublicPortal = each.blocks.some(({ text, whole }) =>
      [text, ...whole.map((file) => file.text)].some((code) => code.includes(publicOrigin)),
    );
    if (isOfPublicPortal) each.blocks = await readOpenPage(page, each.path);
  }
  return pages;
}

/** Reads the blocks of one page as the browser shows them. */
export async function readOpenPage(page: Page, path: string): Promise<Block[]> {
  await page.goto(path);
  // The last script of a page to start is the one that names its origin.
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
  const [read] = await page.evaluate(readDocuments, {
    paths: [path],
    structure: STRUCTURE,
    isOpen: true,
  });
  return read!.blocks;
}

async function readSitemap(page: Page): Promise<readonly URL[]> {
  const text = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!));
}

/** Runs in the browser. */
async function readDocuments({
  paths,
  structure,
  isOpen = false,
}: {
  readonly paths: readonly string[];
  readonly structure: typeof STRUCTURE;
  readonly isOpen?: boolean;
}): Promise<{ path: string; blocks: Block[] }[]> {
  const MAX_REQUESTS = 8;

  function readFile(block: Element): SampleFile {
    const label = block.querySelector('pre')?.getAttribute('aria-label') ?? '';
    const text = block.querySelector(structure.code)?.textContent ?? '';
    const isLanguage = label.startsWith(structure.languageLabel);
    return {
      title: isLanguage ? undefined : label,
      language: isLanguage ? label.slice(structure.languageLabel.length) : undefined,
      text,
    };
  }

  function summaryOf(details: Element | null | undefined): string | undefined {
    const summary = details?.querySelector('summary')?.textContent ?? '';
    return summary.startsWith(structure.wholeSampleSummary) ? summary : undefined;
  }

  /** The element that can be expanded below a block, or that a link below it leads to. */
  function findWholeSample(block: Element): Element | undefined {
    const next = block.nextElementSibling;
    const id = next?.matches(structure.wholeSampleLink)
      ? next.querySelector('a')?.getAttribute('href')?.slice(1)
      : undefined;
    const target = id === undefined ? next : block.ownerDocument.getElementById(id);
    const details = target?.closest(structure.wholeSample) ?? undefined;
    return summaryOf(details) === undefined ? undefined : details;
  }

  function readWholeSample(block: Element): SampleFile[] {
    const details = findWholeSample(block);
    if (!details) return [];
    const files = [...details.querySelectorAll('.theme-code-block')].map((each) => readFile(each));
    const count = Number(/\d+/.exec(summaryOf(details)!)?.[0] ?? 1);
    // Below a block that is a complete file are only the others.
    return files.length < count ? [readFile(block), ...files] : files;
  }

  function readBlocks(document: Document, path: string): Block[] {
    const version = document.querySelector(structure.version)?.getAttribute('content') ?? undefined;
    const blocks: Block[] = [];
    let heading = '';
    for (const element of document.querySelectorAll(`${structure.heading}, ${structure.block}`)) {
      if (!element.matches(structure.block)) {
        heading = (element.textContent ?? '').replaceAll('\u200B', '');
        continue;
      }
      if (summaryOf(element.closest(structure.wholeSample)) !== undefined) continue;
      blocks.push({
        ...readFile(element),
        page: path,
        position: blocks.length + 1,
        heading,
        version,
        isReact: element.closest(structure.variant)?.getAttribute('data-variant') === 'react',
        whole: readWholeSample(element),
      });
    }
    return blocks;
  }

  async function readPage(path: string): Promise<{ path: string; blocks: Block[] }> {
    if (isOpen) return { path, blocks: readBlocks(document, path) };
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} of the sitemap answers with ${response.status}.`);
    const html = new DOMParser().parseFromString(await response.text(), 'text/html');
    return { path, blocks: readBlocks(html, path) };
  }

  const pages: { path: string; blocks: Block[] }[] = [];
  for (let start = 0; start < paths.length; start += MAX_REQUESTS) {
    pages.push(...(await Promise.all(paths.slice(start, start + MAX_REQUESTS).map(readPage))));
  }
  return pages;
}
