import type { NameResolver } from '@brand/reference/search';
import type { CodeLink } from '../../markdown/highlight-code.ts';

const TEXTS_AND_COMMENTS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/.*$|\/\*[\s\S]*?\*\//gm;
const CHAIN = /(?<![\w$.'"])[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*(?=\s*(\()?)/g;

/** Finds the symbols that an example names, each part of `map.camera.focusOn` separately. */
export function linkExample(code: string, resolve: NameResolver): CodeLink[] {
  // Blanks out strings and comments, so that offsets stay the same.
  const plain = code.replaceAll(TEXTS_AND_COMMENTS, (text) => text.replaceAll(/[^\n]/g, ' '));
  return [...plain.matchAll(CHAIN)].flatMap((match) => linkChain(match, resolve));
}

function linkChain(
  { 0: chain, 1: call, index }: RegExpExecArray,
  resolve: NameResolver,
): CodeLink[] {
  const links: CodeLink[] = [];
  for (const { 0: name, index: at } of chain.matchAll(/[\w$]+/g)) {
    const path = chain.slice(0, at + name.length);
    const isCalled = call !== undefined && path.length === chain.length;
    const found = resolve(isCalled ? `${path}()` : path);
    if (found.kind === 'other' && at === 0) continue;
    if (found.kind !== 'symbol') break;
    const [start, href] = [index + at, `#${encodeURIComponent(found.id)}`];
    links.push({ start, end: start + name.length, href });
  }
  return links;
}
