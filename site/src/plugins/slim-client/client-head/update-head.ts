import { type Attributes, mergeAttributes, mergeTags, type Tag } from './head-tags';

/** Attributes of `html` and `body` that were set here, and their values. */
const applied = new Map<HTMLElement, Attributes>();

export function updateHead(sources: readonly (readonly Tag[])[]): void {
  for (const element of [document.documentElement, document.body]) {
    updateAttributes(element, mergeAttributes(sources, element.localName));
  }
  const tags = mergeTags(sources).filter(({ type }) => type !== 'html' && type !== 'body');
  const title = tags.find(({ type }) => type === 'title')?.text;
  if (title !== undefined && title !== document.title) document.title = title;
  updateTags(tags.filter(({ type }) => type !== 'title').map(createElement));
}

/**
 * Sets only attributes that differ from the last time, because other scripts change classes too.
 */
function updateAttributes(element: HTMLElement, attributes: Attributes): void {
  const last = applied.get(element) ?? {};
  for (const name of Object.keys({ ...last, ...attributes })) {
    const value = attributes[name];
    // Setting a language or a direction again would restyle the whole page.
    if (value === last[name] || value === element.getAttribute(name)) continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  applied.set(element, attributes);
}

/** Keeps elements that are unchanged, such as those of the server. */
function updateTags(elements: HTMLElement[]): void {
  for (const present of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const index = elements.findIndex((element) => element.isEqualNode(present));
    if (index < 0) present.remove();
    else elements.splice(index, 1);
  }
  document.head.append(...elements);
}

function createElement({ type, attributes, text }: Tag): HTMLElement {
  const element = document.createElement(type);
  // Same mark as on the server.
  const marked = { 'data-rh': 'true', ...attributes };
  for (const [name, value] of Object.entries(marked)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}
