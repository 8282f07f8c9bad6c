import { defineShell } from 'contracts/rsbuild';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineShell({
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer' },
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
