declare module '@generated/code-upgrade/default/files.json' {
  const files: import('./upgrade-files').UpgradeFiles;
  export default files;
}
