import type { Preview } from '@storybook/react';
import '../src/tokens.css';
import '../src/reset.css';
import '../src/fonts.css';

const preview: Preview = {
  initialGlobals: { theme: 'day' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'day', title: 'Day', icon: 'sun' },
          { value: 'night', title: 'Night', icon: 'moon' },
          { value: 'device', title: 'As the device', icon: 'mobile' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { dataset } = document.documentElement;
      if (globals.theme === 'device') delete dataset.theme;
      else dataset.theme = String(globals.theme);
      return <Story />;
    },
  ],
  parameters: { layout: 'padded', controls: { expanded: true } },
};

export default preview;
