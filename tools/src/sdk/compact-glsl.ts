/**
 * Removes comments and indentation from shaders. Only templates with a `glsl` comment are changed;
 * line breaks stay, because they end `#` lines.
 */
export function compactGlsl(code: string): string {
  return code.replaceAll(/\/\*\s*glsl\s*\*\/\s*`([^`]*)`/g, (_, shader: string) => {
    return `\`${compactShader(shader)}\``;
  });
}

function compactShader(shader: string): string {
  return shader
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/\/\/.*$/, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}
