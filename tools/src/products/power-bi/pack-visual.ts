import { zipSync } from 'fflate';
import type { Brand } from '../../../../brand.ts';
import type { VisualIdentity } from './visual-identity.ts';

export type VisualParts = {
  readonly identity: VisualIdentity;
  readonly brand: Brand;
  readonly apiVersion: string;
  /** `capabilities.json` without privileges. */
  readonly capabilities: object;
  readonly js: string;
  readonly css: string;
  /** PNG of 20 by 20 pixels. */
  readonly icon: Uint8Array;
};

/** Fixed, so that the same sources produce the same file. In local time, as zips store it. */
const DATE = new Date(1980, 0, 1);

/**
 * Packs a `.pbiviz` file: a zip with a manifest and one resource, which has the code, the styles
 * and the metadata that Power BI reads before it runs the visual.
 */
export function packVisual(parts: VisualParts): Uint8Array {
  const { identity, brand, apiVersion, js, css, icon } = parts;
  const author = { name: brand.name, email: emailOf(brand) };
  const resource = `resources/${identity.guid}.pbiviz.json`;
  const manifest = {
    version: identity.version,
    author,
    resources: [{ resourceId: 'rId0', sourceType: 5, file: resource }],
    visual: identity,
    metadata: { pbivizjson: { resourceId: 'rId0' } },
  };
  const visual = {
    visual: identity,
    author,
    apiVersion,
    style: 'style/visual.less',
    stringResources: {},
    capabilities: withPrivileges(parts),
    content: { js, css, iconBase64: `data:image/png;base64,${toBase64(icon)}` },
    visualEntryPoint: '',
    externalJS: [],
    assets: { icon: 'assets/icon.png' },
  };
  return zipSync(
    { 'package.json': jsonBytes(manifest), [resource]: jsonBytes(visual) },
    { level: 9, mtime: DATE },
  );
}

/** Grants web access to the portal only. */
function withPrivileges({ capabilities, brand }: VisualParts): object {
  const parameters = [new URL(brand.siteUrl).origin];
  return { privileges: [{ name: 'WebAccess', essential: true, parameters }], ...capabilities };
}

function emailOf({ links, siteUrl }: Brand): string {
  const { protocol, pathname } = new URL(links.securityContact);
  return protocol === 'mailto:' ? pathname : `support@${new URL(siteUrl).hostname}`;
}

function jsonBytes(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
