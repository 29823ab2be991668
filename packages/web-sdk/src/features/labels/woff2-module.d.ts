/** A font file. The build replaces the import with the file's content in Base64. */
declare module '*.woff2' {
  const base64: string;
  export default base64;
}
