/** Who may use whom; ARCHITECTURE.md says it in words. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
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
      from: { path: '^site/src/(client|components|docs|pages|theme)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'react-only-in-the-site',
      severity: 'error',
      from: { path: '^(services|tools|bench|e2e)' },
      to: { path: 'node_modules/react(-dom)?/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.docusaurus|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
