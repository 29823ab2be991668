/**
 * Takes comments and indentation out of shaders. Only templates that are marked by a
 * `glsl` comment are touched; line breaks stay, since `#` lines end with them.
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
