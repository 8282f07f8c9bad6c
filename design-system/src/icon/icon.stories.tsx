import type { Meta, StoryObj } from '@storybook/react';
import * as icons from './icon.tsx';

const meta = { component: icons.MenuIcon } satisfies Meta<typeof icons.MenuIcon>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name} style={{ fontSize: 'var(--t-xs)' }}>
          <Icon />
          {name}
        </div>
      ))}
    </div>
  ),
};
