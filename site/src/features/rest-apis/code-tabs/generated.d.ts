/** Made by `src/features/rest-apis/node/rest-code`. */
declare module '@generated/rest-code/default/*.json' {
  const code: import('./request-snippets').RequestSnippets;
  export default code;
}
