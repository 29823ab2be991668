declare module '@generated/api-reference/default/table.json' {
  const table: readonly import('./published').PublishedReference[];
  export default table;
}

/** Empty in browsers: see `src/reference/node`. */
declare module '@reference-lists' {
  const lists: Readonly<Record<string, import('./published').PublishedList | undefined>>;
  export default lists;
}
