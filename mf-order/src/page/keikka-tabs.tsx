import { EmptyState, Text } from '@keikka/ui';
import { Tabs, useBreakpointValue } from '@keikka/ui/forms';
import { useAddressParam, useCan } from '@keikka/sdk';
import { useState, type ReactNode } from 'react';
import { openTabs, type KeikkaTab } from './tabs.js';
import { texts } from './form/texts.js';

const orientations = { base: 'horizontal', md: 'vertical' } as const;

interface KeikkaTabsProps {
  /** What is in each tab. One that is absent is not the viewer's. */
  panels: Readonly<Partial<Record<KeikkaTab, ReactNode>>>;
  /** Below the name of a tab. */
  subtitles?: Readonly<Partial<Record<KeikkaTab, string>>>;
  onChoose?: (tab: string) => void;
}

/** The rail of tabs that the viewer may open, at the side of the window, or on top on a phone. */
export function KeikkaTabs({ panels, subtitles = {}, onChoose }: KeikkaTabsProps) {
  const orientation = useBreakpointValue(orientations) ?? 'vertical';
  const tabs = openTabs({
    tilaus: panels.tilaus !== undefined,
    lisatiedot: panels.lisatiedot !== undefined && orientation === 'vertical',
    teksti: useCan('page.grid.tilaus.tabs.teksti.read'),
    historia: panels.historia !== undefined,
    aikaisemmat: panels.aikaisemmat !== undefined,
    laskutus: panels.laskutus !== undefined,
    oikeudet: panels.oikeudet !== undefined,
  });
  const [first] = tabs;
  const [requested] = useAddressParam('valilehti');
  const [chosen, choose] = useState(requested);
  if (!first) return <EmptyState title={texts.noTabs} />;
  return (
    <Tabs.Root
      // The chosen one may leave the rail, as when the window becomes narrow.
      value={tabs.find((tab) => tab === chosen) ?? first}
      onValueChange={({ value }) => {
        choose(value);
        onChoose?.(value);
      }}
      orientation={orientation}
      // A tab reads its data when it is first opened.
      lazyMount
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      flex="1"
      minH="0"
      minW="0"
    >
      <Tabs.List aria-label={texts.tabList} w={{ md: '32' }} flexShrink="0">
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab} flexDirection="column" alignItems="flex-start">
            {texts.tabs[tab]}
            {subtitles[tab] && (
              <Text as="span" textStyle="text.small" color="fg.muted">
                {subtitles[tab]}
              </Text>
            )}
          </Tabs.Trigger>
        ))}
        {/* The place of what is still to come [O-023]; on a phone there is no room for it. */}
        {orientation === 'vertical' && panels.tilaus !== undefined && (
          <Tabs.Trigger value="tehtavat" disabled aria-disabled>
            {texts.tehtavat}
          </Tabs.Trigger>
        )}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab} value={tab} overflow="auto" bg={{ base: 'bg.canvas', md: 'bg.surface' }}>
          {panels[tab]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
