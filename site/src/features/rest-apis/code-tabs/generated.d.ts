/** Made by `src/features/rest-apis/node/rest-code`. */
declare module '@generated/rest-code/default/*.json' {
  const code: import('./written-code').WrittenCode;
  export default code;
}
