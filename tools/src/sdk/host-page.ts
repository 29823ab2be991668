import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { readSdkPackage } from './sdk-package.ts';
import { sdkPlugins } from './bundle-sdk.ts';

const TITLE = 'Map';
const STYLE = 'html,body,#map{width:100%;height:100%;margin:0;overflow:hidden}';

/**
 * The page that the React Native SDK shows in its web view: one HTML file with the Web SDK inlined,
 * so that it works offline. Its policy allows this one script and none in the HTML of markers.
 */
export async function makeHostPage(): Promise<{
  readonly html: string;
  readonly chunks: readonly OutputChunk[];
}> {
  const { folder } = readSdkPackage('react-native-sdk');
  const build = await rolldown({
    input: join(folder, 'src/host/main.ts'),
    platform: 'browser',
    plugins: sdkPlugins('pages'),
  });
  try {
    const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false });
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    return { html: pageAround(chunks[0]!.code), chunks };
  } finally {
    await build.close();
  }
}

function pageAround(code: string): string {
  // Escapes sequences that would end the script element; in a string the backslash has no effect.
  const script = code.trim().replaceAll(/<(\/script|!--)/gi, '<\\$1');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src * data: blob:',
    'media-src * data: blob:',
    'font-src * data:',
    'connect-src * data: blob:',
    'worker-src blob:',
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,maximum-scale=1,user-scalable=no,viewport-fit=cover">',
    `<title>${TITLE}</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<div id="map"></div>',
    `<script type="module">${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
