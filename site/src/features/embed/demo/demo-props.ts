export type DemoProps = { readonly venue: string };
