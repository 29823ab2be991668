declare module '*.woff' {
  /** Where the file is served. */
  const address: string;
  export default address;
}
