/** Who may import whom (CONTRIBUTING.md). Checked by `npm run validate`. */
const remotes = '^mf-[a-z]+/';

module.exports = {
  forbidden: [
    {
      name: 'remotes-stand-alone',
      comment:
        'A remote imports contracts, design-system, react and jotai; never another remote, the shell or the API.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/' },
      to: { path: '^(mf-[a-z]+|shell|api|e2e|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'remotes-use-few-libraries',
      comment:
        'A library that a remote needs beside react and jotai is named here, with a reason in the commit.',
      severity: 'error',
      from: { path: `${remotes}src/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev'],
        pathNot: 'node_modules/(react|jotai|@types/react|eventsource-parser|countries-list)/',
      },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[a-z]+|api|e2e|scripts)/' },
    },
    {
      name: 'design-system-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(mf-[a-z]+|shell|api|contracts|e2e|scripts)/' },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(mf-[a-z]+|shell|api|design-system|e2e|scripts)/' },
    },
    {
      name: 'api-knows-no-screen',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(mf-[a-z]+|shell|design-system|e2e|scripts)/' },
    },
    {
      name: 'sql-lives-in-queries',
      comment: 'The postgres library is used where the connection is made; SQL is written in queries.ts.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '(queries|database/|embedded/|\\.test\\.ts|testing/)' },
      to: { path: 'node_modules/postgres/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unlisted',
      comment: 'A package lists what it uses.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|site|storybook-static|test-results|\\.turbo|\\.data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
