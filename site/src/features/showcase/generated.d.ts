/** Made by `src/features/showcase/node`, in the order in which items are shown. */
declare module '@generated/showcase/default/items.json' {
  const items: Readonly<
    Record<
      import('./showcase-item').ShowcaseVersion,
      readonly import('./showcase-item').ShowcaseItem[]
    >
  >;
  export default items;
}
