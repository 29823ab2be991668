/** Thrown when something cannot be loaded; `code` selects the advice. */
export class LoadError extends Error {
  readonly code: 'not-loaded' | 'other-host' | 'limit-exceeded' | 'empty-file';

  constructor(code: LoadError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
