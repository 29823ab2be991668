import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { parseTags, type Tag } from './head-tags';
import { updateHead } from './update-head';

type Props = { readonly children?: ReactNode };
type Source = RefObject<readonly Tag[]>;

/** Sorted by mount order: a later source overrides those before it. */
const sources: Source[] = [];
let frame = 0;

/**
 * The browser's half of `react-helmet-async`, which the server renders with: applies head tags of
 * components to the document in the next frame. The library includes both halves, and compares all
 * tags of the page for each component that has some.
 */
export function Helmet({ children }: Props): null {
  const source: Source = useRef([]);
  useLayoutEffect(() => {
    sources.push(source);
    return () => {
      sources.splice(sources.indexOf(source), 1);
      scheduleUpdate();
    };
  }, []);
  useLayoutEffect(() => {
    source.current = parseTags(children);
    scheduleUpdate();
  }, [children]);
  return null;
}

export function HelmetProvider({ children }: Props): ReactNode {
  return children;
}

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => updateHead(sources.map(({ current }) => current)));
}
