const Original = DecompressionStream;

/** The stream of Node, which is a script, with a listener for each that is opened. */
export function scriptStream(onOpen: () => void): typeof DecompressionStream {
  return class extends Original {
    constructor(format: CompressionFormat) {
      super(format);
      onOpen();
    }
  };
}

/** The same as browsers have it: the text of a proxy is "[native code]". */
export function nativeStream(onOpen: () => void): typeof DecompressionStream {
  return new Proxy(scriptStream(onOpen), {});
}
