/** Build settings, some with paths of the build machine. The browser reads none of them. */
const BUILD_SETTINGS = [
  'plugins',
  'themes',
  'presets',
  'clientModules',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'ssrTemplate',
];
const BUILD_SETTINGS_BELOW = {
  future: ['v4', 'experimental_faster'],
  themeConfig: ['blog', 'prism'],
};

module.exports = function slimConfig(source) {
  const json = source.slice(source.indexOf('export default') + 'export default'.length);
  const config = JSON.parse(json.trim().replace(/;$/, ''));
  for (const key of BUILD_SETTINGS) delete config[key];
  for (const [key, settings] of Object.entries(BUILD_SETTINGS_BELOW)) {
    for (const setting of settings) delete config[key]?.[setting];
  }
  return `export default ${JSON.stringify(config)};`;
};
