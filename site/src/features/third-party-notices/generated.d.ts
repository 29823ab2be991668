declare module '@generated/third-party-notices/default/packages.json' {
  const packages: readonly {
    readonly name: string;
    readonly version: string;
    readonly license: string;
  }[];
  export default packages;
}
