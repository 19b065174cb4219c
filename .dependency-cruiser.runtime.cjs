const { options } = require('./.dependency-cruiser.cjs');

const notShipped = String.raw`^dist/|\.test\.tsx?$|^tests/`;

/** What a page loads, however far down: types are erased, then every path is followed. */
module.exports = {
  forbidden: [
    {
      name: 'phones-and-screens-load-no-system',
      comment: 'Nothing a phone or a screen loads may lead to core/systems.',
      severity: 'error',
      from: { path: '^web/(player|screen)/' },
      to: { path: '^core/systems/', reachable: true },
    },
    {
      name: 'pages-load-no-server',
      comment: 'Nothing a page loads may lead to the server or to Node.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|cli)/', reachable: true },
    },
  ],
  options: { ...options, exclude: { path: notShipped }, tsPreCompilationDeps: false },
};
