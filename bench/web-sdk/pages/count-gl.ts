export type GlCounts = {
  draws: number;
  /** Bytes of uploaded geometry. */
  bufferBytes: number;
  /** Partial texture uploads, such as states of rooms. */
  textureUploads: number;
};

/** Init script that counts calls of every WebGL 2 context of the page. */
export function countGl(): void {
  const counts: GlCounts = { draws: 0, bufferBytes: 0, textureUploads: 0 };
  const methods = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...parameters: unknown[]) => unknown
  >;
  const wrap = (name: string, note: (parameters: unknown[]) => void): void => {
    const original = methods[name]!;
    methods[name] = function counted(this: unknown, ...parameters: unknown[]) {
      note(parameters);
      return original.apply(this, parameters);
    };
  };
  for (const name of [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
  ]) {
    wrap(name, () => (counts.draws += 1));
  }
  const noteBuffer = (data: unknown): void => {
    counts.bufferBytes += ArrayBuffer.isView(data) ? data.byteLength : 0;
  };
  wrap('bufferData', ([, data]) => noteBuffer(data));
  wrap('bufferSubData', ([, , data]) => noteBuffer(data));
  for (const name of ['texImage2D', 'texSubImage2D', 'texSubImage3D']) {
    wrap(name, () => (counts.textureUploads += 1));
  }
  Object.assign(window, { glCounts: counts });
}
