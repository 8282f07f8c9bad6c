import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';

const SideMenu = lazy(() => import('./side-menu.tsx').then((m) => ({ default: m.SideMenu })));

interface Props {
  button(props: Pick<ComponentProps<'button'>, 'onClick' | 'aria-expanded'>): ReactNode;
}

/** What opens the side menu. The menu's code comes when it is first opened, and then stays. */
export function MenuButton({ button }: Props) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      {button({ 'aria-expanded': menu === 'open', onClick: () => setMenu('open') })}
      {menu !== 'unused' && (
        <Suspense>
          <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  );
}
