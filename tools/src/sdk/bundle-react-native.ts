import { join } from 'node:path';
import { type OutputChunk, rolldown, type RolldownPluginOption } from 'rolldown';
import { sdkPlugins } from './bundle-sdk.ts';
import { readSdkPackage } from './sdk-package.ts';

/** `native`: iOS and Android. `web`: browsers, with a frame as the web view. */
export type ReactNativeVariant = 'native' | 'web';

const EXTERNAL = /^(react|react-dom|react-native|react-native-webview)(\/|$)/;

/** Bundles the React Native SDK with its host page inside. Writes nothing. */
export async function bundleReactNative(
  hostPage: string,
  flavour: ReactNativeVariant,
): Promise<OutputChunk> {
  const { folder, entries } = readSdkPackage('react-native-sdk');
  const build = await rolldown({
    input: entries[0]!.source,
    platform: 'neutral',
    external: EXTERNAL,
    resolve: { conditionNames: flavour === 'web' ? ['browser', 'import'] : ['import'] },
    plugins: [hostPageOf(join(folder, 'src/host-page.ts'), hostPage), ...sdkPlugins('bundlers')],
  });
  try {
    const { output } = await build.generate({ format: 'es', codeSplitting: false });
    return output.find((file): file is OutputChunk => file.type === 'chunk')!;
  } finally {
    await build.close();
  }
}

function hostPageOf(module: string, page: string): RolldownPluginOption {
  return {
    name: 'host-page',
    load: (id) => (id === module ? `export const HOST_PAGE = ${JSON.stringify(page)};` : undefined),
  };
}
