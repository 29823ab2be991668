/** Made by `src/plugins/rest-code`. */
declare module '@generated/rest-code/default/*.json' {
  const code: import('./written-code').WrittenCode;
  export default code;
}
