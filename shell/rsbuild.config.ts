import { defineShell } from 'contracts/rsbuild';

// React Refresh of a remote starts after the shell's React: without a hook that remembers renderers it never finds it, and an edit
// of a remote would leave the open page as it is.
const rememberRenderers = `
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onScheduleFiberRoot() {},
  };`;

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

const development =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ tag: 'script', head: true, append: false, children: rememberRenderers }];

export default defineShell({
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer', tags: development },
  output: {
    assetPrefix: '/',
    distPath: {
      root: 'dist/site',
      js: 'static',
      css: 'static',
      font: 'static',
      svg: 'static',
      image: 'static',
    },
  },
  server: {
    strictPort: true,
    historyApiFallback: true,
    // dist/dev holds the development servers' remotes.json, written by `npm run dev`.
    publicDir: [{ name: 'public' }, { name: 'dist/dev', copyOnBuild: false }],
    proxy: { '/auth': api, '/functions': api, '/v1': api, '/dev': api, '/healthz': api },
  },
});
