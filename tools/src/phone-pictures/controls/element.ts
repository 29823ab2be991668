/** An element of a class, with what is in it. Strings are text. */
export function element(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.append(...content);
  return made;
}
