/**
 * Who may import whom (docs/architecture.md). Every message says what to do instead.
 * Paths are those of the resolved files: `@crt/ui/Button` is packages/ui/exports/Button.ts.
 */
const isTestOrStory = String.raw`\.(test|stories)\.tsx?$`;

/** Layers of the kit, lowest first; a layer may use those before it, never those after it. */
const kitLayers = [
  ['theme'],
  ['layout'],
  ['primitives'],
  ['fields'],
  ['data', 'flow', 'calendar', 'timeline'],
  ['patterns'],
];

const kitRules = kitLayers.slice(0, -1).map((layer, index) => ({
  name: `kit-${layer.join('-')}-looks-down`,
  severity: 'error',
  comment: `Inside the kit imports go down only: ${kitLayers.map((names) => names.join(', ')).join(' ← ')}. Move the part that both need to the lower layer, or take it as a prop.`,
  from: { path: `^packages/ui/src/(${layer.join('|')})/`, pathNot: isTestOrStory },
  to: {
    path: `^packages/ui/src/(${kitLayers
      .slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}));

/** Floors of the server's modules, lowest first; a module may use those on its own floor and below. */
const serverFloors = [
  ['history'],
  ['write-road'],
  ['user'],
  ['reference-data', 'list', 'rescheduling', 'comment'],
  ['record'],
  ['import'],
  ['access', 'version'],
  [
    'time-zone',
    'calendar',
    'manufacturing-location',
    'distribution-center',
    'product',
    'capacity',
    'lead-time',
    'job-step',
    'workflow',
    'cycle-definition',
    'step-effort',
  ],
  ['plan'],
  ['manufacturing', 'session'],
  ['combined-order'],
  ['documentation', 'report', 'surgeon'],
  ['change-log', 'request-import', 'tracking'],
  ['notification'],
];
const modules = '^apps/server/src/modules/';

const floorRules = serverFloors.slice(0, -1).map((floor, index) => ({
  name: `server-${floor[0]}-looks-down`,
  severity: 'error',
  comment: `Modules look down only: ${serverFloors.map((names) => names.join(', ')).join(' ← ')}. Move what both need down, or let the upper one call. Tables of an upper floor are for references and joins.`,
  from: {
    path: `${modules}(${floor.join('|')})/`,
    pathNot: String.raw`\.test\.ts$|/testing/`,
  },
  to: {
    path: `${modules}(${serverFloors
      .slice(index + 1)
      .flat()
      .join('|')})/`,
    pathNot: String.raw`\.tables\.ts$`,
  },
}));

/** A package and the folders that it must not reach. */
function wall(name, from, to, comment) {
  return { name, severity: 'error', comment, from: { path: from }, to: { path: to } };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or miss a third that both use. Extract what they share.',
      from: {},
      // A lazily loaded screen may know the routes, and types vanish: neither makes a circle at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment:
        'The import leads nowhere: check the path (with its .ts or .tsx) and the package.json of this package.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|#|node:sqlite$)' },
    },
    {
      name: 'style-files-import-style-files',
      severity: 'error',
      comment:
        'A .css.ts may import only .css.ts files or plain .ts without React: it is evaluated at build time, and importing components there drops styles at random. Import the theme from its own file.',
      from: { path: String.raw`\.css\.ts$` },
      to: { path: String.raw`^(packages|apps)/.*\.tsx$`, reachable: true },
    },
    {
      name: 'production-knows-no-tests',
      severity: 'error',
      comment: 'Code that ships must not need a test or a story. Move what both use into a file of its own.',
      from: {
        path: '^(packages|apps)/[^/]+/(src|exports)/',
        pathNot: String.raw`\.(test|stories)\.tsx?$|/test/`,
      },
      to: { path: String.raw`\.(test|stories)\.tsx?$` },
    },
    wall(
      'domain-stands-alone',
      '^packages/domain/(src|exports)/',
      '^(packages/(ui|api-client|domain-widgets)|apps|openapi)/',
      'Rules are pure: they know neither screen nor server. Pass in what they need.',
    ),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'Rules run in the browser and on the server: no React, no Node built-ins. Inject clock, ids and data.',
      from: { path: '^packages/domain/(src|exports)/', pathNot: isTestOrStory },
      to: { dependencyTypes: ['core'] },
    },
    wall(
      'domain-has-no-react',
      '^packages/domain/(src|exports)/',
      'node_modules/(react|react-dom|@tanstack)/',
      'Rules are pure functions. Put the hook into the widget that uses the rule.',
    ),
    wall(
      'kit-knows-no-business',
      '^packages/ui/',
      '^(packages/(domain|api-client|domain-widgets)|apps|openapi)/',
      'The kit knows no business. Take it as a prop, or move the component to packages/domain-widgets.',
    ),
    ...kitRules,
    ...floorRules,
    wall(
      'client-knows-no-screen',
      '^packages/api-client/',
      '^(packages/(ui|domain-widgets)|apps)/',
      'The client is used without our screens. Give callers what they need to draw it themselves.',
    ),
    wall(
      'widgets-know-no-app',
      '^packages/domain-widgets/',
      '^apps/|node_modules/(react-router|react-router-dom)/',
      'Widgets know neither app nor router. Take ids and callbacks as props; links go through the kit.',
    ),
    {
      name: 'widget-folders-meet-in-shared',
      severity: 'error',
      comment:
        'Folders of widgets meet only in shared/ or as slots. Move the common part to shared/ or take it as a prop.',
      from: { path: '^packages/domain-widgets/src/([^/]+)/', pathNot: isTestOrStory },
      to: { path: '^packages/domain-widgets/src/', pathNot: '^packages/domain-widgets/src/($1|shared)/' },
    },
    {
      name: 'server-shares-only-rules',
      severity: 'error',
      comment:
        'The server shares only packages/domain with the browser; its types come from the contract. (Its sign-in page takes the theme values: plain data.)',
      from: { path: '^apps/server/' },
      to: {
        path: '^(packages/(ui|api-client|domain-widgets)|apps/crt)/',
        pathNot: String.raw`^packages/ui/(exports/tokens\.ts|src/theme/(tokens|colours|scales|oklch)\.ts)$`,
      },
    },
    {
      name: 'modules-keep-their-repository',
      severity: 'error',
      comment: "A module calls another module's verbs, never its repository. Call the verb, or add one.",
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: isTestOrStory },
      to: {
        path: String.raw`^apps/server/src/modules/.+\.repository\.ts$`,
        pathNot: '^apps/server/src/modules/$1/',
      },
    },
    {
      name: 'repositories-hold-only-sql',
      severity: 'error',
      comment:
        'A repository is called by verbs; it calls neither verbs nor handlers. Lift the decision into the verb.',
      from: { path: String.raw`\.repository\.ts$` },
      to: { path: String.raw`^apps/server/src/modules/.*\.handlers\.ts$` },
    },
    wall(
      'app-knows-no-server',
      '^apps/crt/',
      '^apps/server/',
      'The app meets the server only through the contract (@crt/api-client).',
    ),
    {
      name: 'screens-stand-alone',
      severity: 'error',
      comment: 'Screens never import screens. Lift the shared part into a widget or a resource.',
      from: { path: '^apps/crt/src/screens/([^/]+)/' },
      to: { path: '^apps/crt/src/screens/', pathNot: '^apps/crt/src/screens/$1/' },
    },
    {
      name: 'generated-is-read-through-its-package',
      severity: 'error',
      comment: 'Import generated types through the package that owns them.',
      from: { path: '^(apps/crt|packages/domain-widgets)/' },
      // The generated calls and enumerations are entries of the package.
      to: { path: '^packages/api-client/src/', pathNot: '(/__generated__/calls/|/enums/__generated__/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|__generated__/examples)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['crt-source', 'import', 'module', 'browser', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
    reporterOptions: { text: { highlightFocused: true } },
  },
};
