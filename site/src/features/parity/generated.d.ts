/** Made by `src/features/parity/node`. */
declare module '@generated/parity/default/matrix.json' {
  const matrix: import('./parity-matrix').ParityMatrix;
  export default matrix;
}
