const Original = DecompressionStream;

/** Creates a stream as in Node, which is a script, and calls a listener for each one opened. */
export function scriptStream(onOpen: () => void): typeof DecompressionStream {
  return class extends Original {
    constructor(format: CompressionFormat) {
      super(format);
      onOpen();
    }
  };
}

/** Creates a stream as in browsers, where the text of a proxy is "[native code]". */
export function nativeStream(onOpen: () => void): typeof DecompressionStream {
  return new Proxy(scriptStream(onOpen), {});
}
