/** How `changeset version` writes an entry; `tools/src/sdk/format-changelog.ts` groups them. */
export default {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
