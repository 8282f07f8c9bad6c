import { defineShell } from 'contracts/rsbuild';

export default defineShell({
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer' },
  output: {
    assetPrefix: '/',
    distPath: { root: 'dist', js: 'static', css: 'static', font: 'static', svg: 'static', image: 'static' },
  },
});
