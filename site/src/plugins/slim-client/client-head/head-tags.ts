import { Children, Fragment, isValidElement, type ReactNode } from 'react';

export type Attributes = Readonly<Record<string, string>>;
export type Tag = { readonly type: string; readonly attributes: Attributes; readonly text: string };

const ATTRIBUTE_NAMES: Attributes = { className: 'class', httpEquiv: 'http-equiv' };
const IDENTIFYING_ATTRIBUTES = ['name', 'property', 'http-equiv', 'itemprop', 'src', 'href'];

/** The elements that a component puts into the head. */
export function parseTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { children: content, ...props } = child.props;
    if (child.type === Fragment) return parseTags(content);
    const attributes = Object.entries(props).map(([name, value]) => [
      ATTRIBUTE_NAMES[name] ?? name.toLowerCase(),
      String(value ?? ''),
    ]);
    const text = Children.toArray(content).join('');
    return { type: String(child.type), attributes: Object.fromEntries(attributes), text };
  });
}

/** Merges the tags of all sources: tags of later sources override those of the same identity. */
export function mergeTags(sources: readonly (readonly Tag[])[]): Tag[] {
  const overridden = new Set<string>();
  const merged = sources.toReversed().map((tags) => {
    const kept = tags.filter((tag) => !overridden.has(identityOf(tag)));
    for (const tag of kept) overridden.add(identityOf(tag));
    return kept;
  });
  return merged.toReversed().flat();
}

function identityOf({ type, attributes, text }: Tag): string {
  if (type === 'title' || attributes['rel'] === 'canonical') return type;
  const name = IDENTIFYING_ATTRIBUTES.find((each) => each in attributes);
  return [type, name, name === undefined ? text : attributes[name]].join(' ');
}

/** Merges the attributes that several sources set on an element. */
export function mergeAttributes(sources: readonly (readonly Tag[])[], type: string): Attributes {
  const tags = sources.flat().filter((tag) => tag.type === type);
  return Object.assign({}, ...tags.map(({ attributes }) => attributes)) as Attributes;
}
