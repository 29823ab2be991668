/**
 * For `ref` of what is selected in a list that scrolls: it may have been selected on the map, and is to
 * be seen in the list too. `scrollIntoView` would move the page.
 */
export function showInList(item: HTMLElement | null): void {
  const list = item?.closest('ul');
  if (!item || !list) return;
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
