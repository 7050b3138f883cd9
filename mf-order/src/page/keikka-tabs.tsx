import { EmptyState, useBreakpointValue } from '@keikka/ui';
import { Tabs } from '@keikka/ui/forms';
import { useCan } from '@keikka/sdk';
import type { ReactNode } from 'react';
import { KeikkaText } from '../features/teksti/components/keikka-text.js';
import { openTabs, type KeikkaTab } from './tabs.js';
import { texts } from './texts.js';

const panels: Readonly<Record<KeikkaTab, typeof KeikkaText>> = { teksti: KeikkaText };

const orientations = { base: 'horizontal', md: 'vertical' } as const;

/** The rail of tabs that the viewer may open, at the side of the window, or on top on a phone. */
export function KeikkaTabs({ panel }: { panel: (Panel: typeof KeikkaText) => ReactNode }) {
  const orientation = useBreakpointValue(orientations, { ssr: false }) ?? 'vertical';
  const tabs = openTabs({ teksti: useCan('page.grid.tilaus.tabs.teksti.read') });
  const [first] = tabs;
  if (!first) return <EmptyState title={texts.noTabs} />;
  return (
    <Tabs.Root
      defaultValue={first}
      orientation={orientation}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      flex="1"
      minH="0"
      minW="0"
    >
      <Tabs.List aria-label={texts.tabList} w={{ md: '32' }} flexShrink="0">
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab}>
            {texts.tabs[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => {
        const Panel = panels[tab];
        return (
          <Tabs.Content key={tab} value={tab} overflow="auto" bg={{ base: 'bg.canvas', md: 'bg.surface' }}>
            {panel(Panel)}
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
