/** Takes everything but the element out of reach, as behind a modal dialog. Returns the way back. */
export function isolate(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let inner = element; inner !== document.body;) {
    const outer = inner.parentElement;
    if (!outer) break;
    for (const sibling of outer.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
    inner = outer;
  }
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    for (const each of changed) each.inert = false;
  };
}
