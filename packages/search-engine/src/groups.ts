/** Groups of documents, one after the other. Each is weighted separately. */
export const GROUPS = ['records', 'pages', 'phrases'] as const;
export type Group = (typeof GROUPS)[number];

export type ByGroup<Value> = Readonly<Record<Group, Value>>;

/** One value for each group. */
export function mapGroups<Value>(read: (group: Group) => Value): ByGroup<Value> {
  return { records: read('records'), pages: read('pages'), phrases: read('phrases') };
}
