/** A rule for each room of the site: it may import from itself and from the rooms listed. */
function roomsOfTheSite(allowed) {
  return Object.entries(allowed).map(([room, others]) => ({
    name: `${room}-imports-from-lower-rooms`,
    severity: 'error',
    from: { path: `^site/src/${room}/`, pathNot: '\\.test\\.ts$' },
    to: { path: '^site/src/', pathNot: `^site/src/(${[room, ...others].join('|')})/` },
  }));
}

/** Who may use whom; ARCHITECTURE.md says it in words. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Type imports count too. In two folders linked objects name the types of each other.',
      severity: 'error',
      from: { pathNot: '^packages/(venue/src/model|web-sdk-legacy/src/shared)/' },
      to: { circular: true },
    },
    {
      name: 'no-circular-at-run-time',
      severity: 'error',
      from: { path: '^packages/(venue/src/model|web-sdk-legacy/src/shared)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      // In WordPress, the map of imports that the plugin registers resolves them.
      from: { pathNot: '^apps/wordpress-plugin/plugin' },
      // The framework resolves these.
      to: {
        couldNotResolve: true,
        pathNot:
          '^@(docusaurus/|generated/|theme/|theme-original/|reference-lists$|diagram-drawings$)',
      },
    },
    {
      name: 'not-undeclared',
      comment:
        'A workspace declares what it imports. The compiler and the test runner are those of the root.',
      severity: 'error',
      // Declarations alone are published with peer dependencies.
      from: { pathNot: '^packages/react-native-sdk-legacy/|/fixtures/' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(typescript|vitest)/',
      },
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
      name: 'node-stays-out-of-the-browser',
      comment: 'Steps of the build are in folders named node, in markdown and in plugins.',
      severity: 'error',
      from: {
        path: '^site/src/(?!markdown/|plugins/)',
        pathNot: '/node/|\\.(test|fixture)\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nobody-imports-steps-of-the-build',
      comment: 'Not even a type: what both need stands at the root of the feature.',
      severity: 'error',
      from: { path: '^site/src/', pathNot: '/node/|^site/src/(markdown|plugins)/|\\.test\\.ts$' },
      to: { path: '^site/src/(.+/node/|markdown/)' },
    },
    ...roomsOfTheSite({
      kit: [],
      markdown: ['kit'],
      ui: ['kit'],
      account: ['kit', 'ui'],
      venue: ['kit', 'ui'],
      samples: ['kit', 'markdown', 'ui', 'venue'],
      reference: ['kit', 'markdown', 'ui', 'samples'],
      tools: ['kit', 'ui', 'venue'],
      features: ['kit', 'markdown', 'ui', 'account', 'venue', 'samples', 'reference'],
    }),
    {
      name: 'nobody-imports-commands',
      severity: 'error',
      from: { pathNot: '^tools/src/commands/' },
      to: { path: '^tools/src/commands/' },
    },
    {
      name: 'commands-alone-make-products',
      severity: 'error',
      from: { pathNot: '^tools/src/(commands|products)/|\\.test\\.ts$' },
      to: { path: '^tools/src/products/' },
    },
    {
      name: 'low-rooms-of-tools',
      severity: 'error',
      from: { path: '^tools/src/(machine|run|shared)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^tools/src/', pathNot: '^tools/src/($1|shared)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^site/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^site/src/features/', pathNot: '^site/src/features/$1/' },
    },
    {
      name: 'tools-do-not-know-each-other',
      severity: 'error',
      from: { path: '^site/src/tools/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^site/src/tools/', pathNot: '^site/src/tools/($1|shared)/' },
    },
    {
      name: 'code-blocks-come-from-ui',
      severity: 'error',
      from: { path: '^site/src/', pathNot: '^site/src/theme/' },
      to: { path: '^@theme/CodeBlock$' },
    },
    {
      name: 'geo-uses-nothing',
      severity: 'error',
      from: { path: '^packages/geo/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/geo/src' },
    },
    {
      name: 'wire-uses-nothing',
      comment: 'What both sides of a protocol share belongs to neither.',
      severity: 'error',
      from: { path: '^packages/wire/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/wire/src' },
    },
    {
      name: 'rest-api-uses-no-room-of-ours',
      comment: 'The table of operations is for the service, for pages and for documents alike.',
      severity: 'error',
      from: { path: '^packages/rest-api/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(?!rest-api/)|venues|services|site|tools)' },
    },
    {
      name: 'what-is-kept-knows-no-handler',
      severity: 'error',
      from: { path: '^services/rest/src/(storage|access)/' },
      to: { path: '^services/rest/src/(handlers|http|rendering|webhooks)/' },
    },
    {
      name: 'text-analysis-uses-nothing',
      severity: 'error',
      from: { path: '^packages/text-analysis/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/text-analysis/src' },
    },
    {
      name: 'service-kit-uses-no-room-of-ours',
      severity: 'error',
      from: { path: '^packages/service-kit/src' },
      to: { path: '^(packages/(?!service-kit/)|services|site|tools)' },
    },
    {
      name: 'the-search-engine-knows-no-protocol',
      severity: 'error',
      from: { path: '^packages/search-engine/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^packages/(search-engine/src|text-analysis/src|service-kit/src/time-slices\\.ts$)',
      },
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
      name: 'venue-questions-use-venues-and-words',
      severity: 'error',
      from: { path: '^packages/venue-questions/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(packages/(?!venue/|venue-questions/|text-analysis/)|venues|services|site|tools)',
      },
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
      name: 'web-sdk-react-stands-on-the-entries-of-the-web-sdk',
      comment: 'It is a package of its own: what it imports must be published.',
      severity: 'error',
      from: { path: '^packages/web-sdk-react/' },
      to: {
        path: '^(packages/(?!web-sdk-react/)|venues|services|site|tools)',
        pathNot: '^packages/(venue/src/index|web-sdk/src/(index|features/[^/]+/index))\\.ts$',
      },
    },
    {
      name: 'apps-stand-on-entries',
      comment: 'They are apps as those of customers are.',
      severity: 'error',
      from: { path: '^apps/' },
      to: {
        path: '^(packages|venues|services|site|tools)',
        pathNot:
          '^packages/(viewer-embed/src/index|web-sdk/src/(index|search|features/[^/]+/index))\\.ts$',
      },
    },
    {
      name: 'nobody-imports-apps',
      severity: 'error',
      from: { path: '^(packages|venues|services|site|tools|bench)' },
      to: { path: '^apps/' },
    },
    {
      name: 'viewer-embed-uses-nothing',
      comment: 'What a viewer and the page around it share belongs to neither.',
      severity: 'error',
      from: { path: '^packages/viewer-embed/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(packages/viewer-embed/src|brand\\.ts)' },
    },
    {
      name: 'upgrade-uses-the-compiler-alone',
      comment: 'It knows the SDKs by their declarations, which it is given.',
      severity: 'error',
      from: { path: '^packages/upgrade/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: '^(packages/upgrade/src|brand\\.ts|node_modules/typescript/)',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'data-sync-uses-the-reader-of-mvf',
      comment: 'Feeds are compared with bundles; nothing of feeds is part of the format.',
      severity: 'error',
      from: { path: '^packages/data-sync/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(packages/(?!data-sync/)|venues|services|site|tools)',
        pathNot: '^packages/mvf/src/(read|v3/index\\.gen)\\.ts$',
      },
    },
    {
      name: 'feed-schemas-load-with-their-check',
      comment: 'Pages that show a form must not carry the schemas; a worker does.',
      severity: 'error',
      from: { path: '^site/src/features/data-sync/(?!check/|node/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/data-sync/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'react-native-sdk-stands-on-the-entries-of-the-web-sdk',
      severity: 'error',
      from: { path: '^packages/react-native-sdk/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: '^(packages/(?!react-native-sdk/)|venues|services|site|tools)',
        pathNot: '^packages/web-sdk/src/(index|search|features/[^/]+/index)\\.ts$',
      },
    },
    {
      name: 'the-app-half-takes-types-alone-of-the-web-sdk',
      comment:
        'Its code runs in the web view, from the host page; on the other side it would be dead weight.',
      severity: 'error',
      from: {
        path: '^packages/react-native-sdk/src/(?!host/)',
        pathNot: '\\.(test|fixture)\\.ts$',
      },
      to: { path: '^packages/web-sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-halves-of-the-react-native-sdk-share-the-protocol-alone',
      severity: 'error',
      from: {
        path: '^packages/react-native-sdk/src/(?!host/)',
        pathNot: '\\.(test|fixture)\\.ts$',
      },
      to: { path: '^packages/react-native-sdk/src/host/' },
    },
    {
      name: 'react-native-only-in-its-sdk',
      severity: 'error',
      from: {
        pathNot:
          '^(packages/react-native-sdk(-legacy)?/|e2e/sdk/pages/|examples/|tools/src/samples/react-native-stubs/)',
      },
      to: { path: 'node_modules/react-native' },
    },
    {
      name: 'older-lines-stand-on-todays-sdk',
      comment: 'Versions 5 and 4 are made from the public surface of 6.',
      severity: 'error',
      from: { path: '^packages/web-sdk-legacy/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: '^(packages/(?!geo/|venue/|web-sdk/|web-sdk-legacy/|test-kit/)|venues|services|site|tools)',
      },
    },
    {
      name: 'older-lines-use-the-entries-of-todays-sdk',
      severity: 'error',
      from: { path: '^packages/web-sdk-legacy/' },
      to: {
        path: '^packages/web-sdk/src/',
        pathNot: '^packages/web-sdk/src/(index|features/[^/]+/index)\\.ts$',
      },
    },
    {
      name: 'older-lines-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/web-sdk-legacy/src/(shared|v4|v5)/' },
      to: { path: '^packages/web-sdk-legacy/src/(?!shared/|$1/)' },
    },
    {
      name: 'nobody-stands-on-older-lines',
      severity: 'error',
      from: { path: '^(packages/(?!web-sdk-legacy/)|services|site)' },
      to: { path: '^packages/web-sdk-legacy/' },
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
      comment:
        'The assistant looks names up in it, for who asks; checkers of samples say what they use.',
      severity: 'error',
      from: { path: '^(packages/(?!native-api/|reference/)|venues|services/(?!assistant/))' },
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
      comment:
        'Only the command line, checkers of samples, tests and what services share may use node modules.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src',
        pathNot:
          '(\\.test\\.ts$|\\.contract\\.ts$|^packages/((mvf|upgrade)/src/cli|native-api|server|service-kit|sql-database|third-party-notices)/)',
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
        pathNot: '(\\.(test|fixture)\\.ts$|^packages/test-kit/|^packages/mvf/corpus/)',
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
      name: 'generating-nodes-loads-no-converter',
      comment:
        'A page that lacks nodes loads the generator; only bundles of older versions need more.',
      severity: 'error',
      from: {
        path: '^packages/venue/src',
        pathNot: '(\\.test\\.ts|\\.fixture\\.ts|/venue-files\\.ts)$',
      },
      to: {
        path: '^packages/mvf/src/(?!v3/|routing/index)',
        pathNot: '^packages/mvf/src/read\\.ts$',
      },
    },
    {
      name: 'react-only-where-it-belongs',
      comment: 'In the site, in the packages that are made for it, and in pages that test those.',
      severity: 'error',
      from: {
        path: '^(packages|venues|services|tools|bench|e2e)',
        pathNot:
          '^(packages/(web-sdk-react|react-native-sdk(-legacy)?)/|e2e/sdk/pages/|tools/src/samples/react-native-stubs/)',
      },
      to: { path: 'node_modules/react(-dom)?/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '((^|/)(build|\\.docusaurus(-dev)?|\\.cache)/|^(apps|packages)/[^/]+/dist/)' },
    tsPreCompilationDeps: true,
    // Knows where `@site/` is.
    tsConfig: { fileName: 'site/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
