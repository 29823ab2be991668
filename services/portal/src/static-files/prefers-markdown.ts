import { parseAcceptHeader } from './parse-accept-header.ts';

/** Whether a client asks for Markdown rather than for a page: programs do, browsers never. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = parseAcceptHeader(accept);
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
