import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  rsbuildFinal: (rsbuild) => ({ ...rsbuild, plugins: [...(rsbuild.plugins ?? []), pluginReact()] }),
};

export default config;
