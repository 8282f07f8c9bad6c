import 'design-system/tokens.css';
import 'design-system/reset.css';
import 'design-system/fonts.css';
import './first-page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startOffline } from './offline/start-offline.ts';
import { provideFederationRuntime } from './remotes/provide-federation-runtime.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to put Saathi in.');
provideFederationRuntime();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
