import type { Reference } from '@brand/reference';
import type { Brand } from '../../../brand.ts';

const FIRST_MAP = (packageName: string): string => `\`\`\`tsx
import { MapView } from '${packageName}';

export function App() {
  return <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} />;
}
\`\`\``;

/** `README.md` of the package for React Native. */
export function reactNativeReadmeText(packageName: string, { siteUrl }: Brand): string {
  return `# ${packageName}

Indoor maps for React Native: iOS, Android and browsers.

\`\`\`sh
npx expo install ${packageName} react-native-webview
\`\`\`

${FIRST_MAP(packageName)}

The map is drawn in a web view. The page in it is part of this package, so nothing but the venue is
loaded from the network; with \`source={{ bundle }}\` not even that.

In browsers whose content security policy allows no inline scripts, serve \`host.html\` from the app's
own origin and name it by \`hostUrl\`.

Guides: ${siteUrl}/react-native-sdk. The API reference of this release is in the folder \`reference\`;
[AGENTS.md](AGENTS.md) tells coding agents where to begin.
`;
}

/** `AGENTS.md` of the package for React Native, for coding agents. */
export function reactNativeAgentsText(
  { release }: Reference,
  packageName: string,
  { siteUrl }: Brand,
): string {
  return `# ${packageName} for coding agents

Components and hooks for indoor maps in React Native, release ${release}. The Web SDK runs in a web view.

## Start

${FIRST_MAP(packageName)}

## Look things up here, not in memory

- [reference/index.md](reference/index.md): every component, hook, type and event, with examples that compile.

Guides: ${siteUrl}/react-native-sdk

## Rules

- Everything that reaches the map is a promise. What is a property in the Web SDK is a call here:
  \`await map.camera.zoom()\`.
- Elements of the venue are plain data with \`type\` and \`id\`; both together are enough as a target.
- Functions cannot cross. HTML for markers is written with the \`html\` tag, which escapes what is put in.
- One map for several screens: \`MapHost\` around them, a \`MapSlot\` in each.
- A web view that the system ends comes back by itself, with floor, camera and components. Handles from
  before are refused with \`bridge/unknown-handle\` or \`bridge/web-view-lost\`.
- Errors are \`BridgeError\`s whose \`code\` is of the bridge or of the map, and whose message says what to do.
`;
}
