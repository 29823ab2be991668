import { suggestIds } from '@brand/reference/search';
import type { KnownSample } from '@brand/wire/assistant';
import { SdkVersions, type Versioned } from './sdk-versions.ts';

/** Weight of a word by the field that it occurs in. */
const WEIGHTS = { name: 5, page: 3, text: 1 } as const;
/** Weight of pages that a search found, decreasing by rank. */
const BEST_PAGE = 6;

/** Index of the samples that pages show. */
export class SampleIndex {
  readonly versions: SdkVersions;
  readonly #samples: readonly KnownSample[];

  constructor(samples: readonly KnownSample[]) {
    this.versions = new SdkVersions(samples);
    this.#samples = samples;
  }

  /** Finds samples by full name, `web-sdk/6.0/markers`, or by their last part in these versions. */
  find(name: string, versions: readonly Versioned[]): KnownSample[] {
    const wanted = name
      .trim()
      .replaceAll(/^\/+|\/+$/g, '')
      .toLowerCase();
    const whole = this.#samples.filter((sample) => sample.name.toLowerCase() === wanted);
    if (whole.length > 0) return whole;
    return this.of(versions).filter((sample) => lastPart(sample) === wanted);
  }

  near(name: string, versions: readonly Versioned[]): KnownSample[] {
    const samples = this.of(versions);
    const byName = new Map(samples.map((sample) => [sample.name.replaceAll('/', '.'), sample]));
    const wanted = name.slice(0, 200).replaceAll('/', '.');
    return suggestIds(wanted, byName.keys()).flatMap((id) => byName.get(id) ?? []);
  }

  /** Samples for a query, best first; `pages` are the search results for it. */
  about(query: string, versions: readonly Versioned[], pages: readonly string[]): KnownSample[] {
    const words = [...new Set(query.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])].slice(0, 20);
    return this.of(versions)
      .map((sample) => ({ sample, score: scoreOf(sample, words, pages) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (a.sample.name < b.sample.name ? -1 : 1))
      .map(({ sample }) => sample);
  }

  /** Samples of these versions, in their order. */
  of(versions: readonly Versioned[]): KnownSample[] {
    return versions.flatMap(({ sdk, version }) =>
      this.#samples.filter((sample) => sample.sdk === sdk && sample.version === version),
    );
  }
}

function scoreOf(sample: KnownSample, words: readonly string[], pages: readonly string[]): number {
  const name = lastPart(sample);
  const paths = sample.pages.join(' ').toLowerCase();
  const text = Object.values(sample.files).join('\n').toLowerCase();
  const ranks = sample.pages.map((page) => pages.indexOf(page)).filter((rank) => rank >= 0);
  const best = ranks.length === 0 ? 0 : Math.max(1, BEST_PAGE - Math.min(...ranks));
  const counted = words.map((word) => {
    const stem = word.replace(/s$/, '');
    if (name.includes(stem)) return WEIGHTS.name;
    if (paths.includes(stem)) return WEIGHTS.page;
    return text.includes(stem) ? WEIGHTS.text : 0;
  });
  return counted.reduce((sum: number, weight) => sum + weight, best);
}

function lastPart({ name }: KnownSample): string {
  return name.slice(name.lastIndexOf('/') + 1).toLowerCase();
}
