/**
 * The registry maps a chunk's name to its loader and to the path of its source. The path serves the
 * server's renderer alone; with hundreds of pages it is a good part of the main bundle.
 */
module.exports = function slimRegistry(source) {
  const slim = source.replaceAll(
    /(\)), "(?:@[^"]+|\/[^"]+|~[^"]+)", (require\.resolveWeak)/g,
    '$1, "", $2',
  );
  if (slim === source) {
    throw new Error('slim-registry-loader: the generated registry has another form than expected.');
  }
  return slim;
};
