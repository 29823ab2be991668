import type { RunnableProgram } from './program-view';
import { resolveLink, type SitePlace } from './resolve-link';

const PLAYGROUND = 'playground/';
const SAMPLE = /^[\w-]+(?:\/[\w.-]+)+$/;

/** The program that a link of an answer opens in the playground of this site. */
export function findProgram(link: string, place: SitePlace): RunnableProgram | undefined {
  const address = resolveLink(link, place);
  if (!address?.isPage) return undefined;
  const { pathname, searchParams, hash } = new URL(address.href, place.origins[0]);
  const sample = searchParams.get('sample');
  const isOpened = `${pathname.replace(/\/$/, '')}/` === place.baseUrl + PLAYGROUND;
  return isOpened && sample !== null && SAMPLE.test(sample) ? { sample, hash } : undefined;
}
