import { readFileSync } from 'node:fs';
import type { RolldownPluginOption } from 'rolldown';

/** Font files as modules with their content in Base64, which every way to load the SDK can load. */
export const fontModules: RolldownPluginOption = {
  name: 'font-modules',
  load: {
    filter: { id: /\.woff2$/ },
    handler: (id) => ({
      code: `export default ${JSON.stringify(readFileSync(id, 'base64'))};`,
      moduleType: 'js',
    }),
  },
};
