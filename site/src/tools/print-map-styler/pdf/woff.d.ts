declare module '*.woff' {
  /** URL of the font file. */
  const address: string;
  export default address;
}
