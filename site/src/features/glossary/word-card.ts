import { wordOfAddress } from './word-address';
import { GLOSSARY } from './words';
import { scheduleCard, tap } from '@site/src/ui/card/card';

/** Shows the definition of a word on hover or tap. */
export function reachWord(link: HTMLAnchorElement, isTap: boolean): void {
  (isTap ? tap : scheduleCard)(link, () => describe(link));
}

async function describe(link: HTMLAnchorElement): Promise<HTMLElement[] | undefined> {
  const id = wordOfAddress(new URL(link.href));
  const entry = GLOSSARY.find((each) => each.id === id);
  if (!entry) return undefined;
  const word = document.createElement('strong');
  word.textContent = entry.word;
  const meaning = document.createElement('p');
  meaning.textContent = entry.meaning;
  return [word, meaning];
}
