/** Who may use whom; ARCHITECTURE.md says it in words. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Linked objects name the types of each other; what runs has no cycles.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: { pathNot: '^site/src' },
      to: { couldNotResolve: true, pathNot: '^@docusaurus/types$' },
    },
    {
      name: 'site-calls-services-over-http',
      severity: 'error',
      from: { path: '^site' },
      to: { path: '^services' },
    },
    {
      name: 'services-do-not-import-each-other',
      comment: 'Only the portal composes services.',
      severity: 'error',
      from: { path: '^services/(?!portal/)([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'services-do-not-import-the-site',
      severity: 'error',
      from: { path: '^services' },
      to: { path: '^site' },
    },
    {
      name: 'nobody-imports-tests-or-benchmarks',
      severity: 'error',
      from: { pathNot: '^(e2e|bench)' },
      to: { path: '^(e2e|bench)' },
    },
    {
      name: 'node-modules-stay-out-of-the-browser',
      severity: 'error',
      from: { path: '^site/src/(client|components|docs|pages|reference|theme)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'geo-uses-nothing',
      severity: 'error',
      from: { path: '^packages/geo/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/geo/src' },
    },
    {
      name: 'mvf-uses-geo-alone',
      severity: 'error',
      from: { path: '^packages/mvf/' },
      to: { path: '^(packages/(?!geo/|mvf/|test-kit/)|venues|services|site|tools)' },
    },
    {
      name: 'venue-uses-mvf-and-geo',
      severity: 'error',
      from: { path: '^packages/venue/' },
      to: { path: '^(packages/(?!geo/|mvf/|venue/|test-kit/)|venues|services|site|tools)' },
    },
    {
      name: 'web-sdk-uses-what-is-left-of-it',
      severity: 'error',
      from: { path: '^packages/web-sdk/' },
      to: {
        path: '^(packages/(?!geo/|mvf/|venue/|web-sdk/|test-kit/)|venues|services|site|tools)',
      },
    },
    {
      name: 'reference-uses-nothing',
      comment: 'It is a model: whatever makes or shows references depends on it.',
      severity: 'error',
      from: { path: '^packages/reference/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/reference/src' },
    },
    {
      name: 'sdks-do-not-know-their-reference',
      severity: 'error',
      from: { path: '^(packages/(?!reference/)|venues|services)' },
      to: { path: '^packages/reference/' },
    },
    {
      name: 'storage-and-typedoc-only-in-tools',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: 'node_modules/(@azure|typedoc|azurite)/' },
    },
    {
      name: 'three-only-in-the-web-sdk',
      severity: 'error',
      from: { pathNot: '^(packages/web-sdk|bench)/' },
      to: { path: 'node_modules/three/' },
    },
    {
      name: 'the-kernel-knows-no-feature',
      severity: 'error',
      from: { path: '^packages/web-sdk/src/kernel/' },
      to: { path: '^packages/web-sdk/src/(?!kernel/)' },
    },
    {
      name: 'scene-and-dom-stand-on-the-kernel',
      severity: 'error',
      from: { path: '^packages/web-sdk/src/(scene|dom)/' },
      to: { path: '^packages/web-sdk/src/(?!kernel/|$1/)' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'They meet through the map view and typed events.',
      severity: 'error',
      from: { path: '^packages/web-sdk/src/features/([^/]+)/' },
      to: { path: '^packages/web-sdk/src/(features/(?!$1/)|[^/]+\\.ts$)' },
    },
    {
      name: 'packages-run-in-browsers',
      comment: 'Only the command line and tests may use node modules.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src',
        pathNot: '(\\.test\\.ts$|\\.contract\\.ts$|^packages/mvf/src/cli/)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'schemas-stay-out-of-the-build',
      comment: 'TypeBox is for generating; what runs uses the generated checks.',
      severity: 'error',
      from: { path: '^packages/mvf/src', pathNot: '(/schema\\.ts|/schema-kit/)' },
      to: {
        path: [
          'node_modules/typebox/',
          '^packages/mvf/src/.*/schema\\.ts$',
          '^packages/mvf/src/schema-kit/',
        ],
      },
    },
    {
      name: 'the-test-kit-is-for-tests',
      severity: 'error',
      from: {
        path: '^(packages|venues|services|site)',
        pathNot: '(\\.test\\.ts$|^packages/test-kit/|^packages/mvf/corpus/)',
      },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'the-reader-stays-small',
      comment: 'Validation, conversion and writing are not part of opening a bundle.',
      severity: 'error',
      from: {
        path: '^packages/mvf/src/(archive/(?!write-zip)|bundle/(read-bundle|bundle|formats|detect-version|bundle-file)\\.ts|v[123]/(files|format)\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^packages/mvf/src/(validate|convert|assemble|routing|reference|cli)/' },
    },
    {
      name: 'react-only-in-the-site',
      severity: 'error',
      from: { path: '^(packages|venues|services|tools|bench|e2e)' },
      to: { path: 'node_modules/react(-dom)?/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '((^|/)(build|\\.docusaurus|\\.cache)/|^packages/[^/]+/dist/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
