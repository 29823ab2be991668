/**
 * `VIEWER_BUNDLE_HOSTS` is a list of origins, separated by commas, that visitors of the viewer may
 * open bundles of: `https://cdn.example.com,https://*.example.org`. `https:` allows every host.
 */
export function readBundleSources(text: string | undefined): readonly string[] {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim() || []);
  for (const entry of entries) {
    if (entry === 'https:' || isOrigin(entry)) continue;
    throw new Error(
      `VIEWER_BUNDLE_HOSTS: expected origins such as https://cdn.example.com or https://*.example.com, or https: for every host, separated by commas, but found "${entry}".`,
    );
  }
  return entries;
}

/** The origin of a content security policy, in which `*.` matches every subdomain. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text.replace('://*.', '://'));
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace('://*.', '://')
  );
}
