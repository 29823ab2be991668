/** Whether a client asks for Markdown rather than for a page: programs do, browsers never. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = new Map(
    (accept ?? '').split(',').map((part) => {
      const [type = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
      return [type.trim(), quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}
