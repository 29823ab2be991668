/** An element with a class and children. Strings become text. */
export function element(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.append(...content);
  return made;
}
