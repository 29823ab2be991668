/**
 * A `ref` callback that scrolls a list to its selected item, which may have been selected on the
 * map. `scrollIntoView` would scroll the page too.
 */
export function showInList(item: HTMLElement | null): void {
  const list = item?.closest('ul');
  if (!item || !list) return;
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
