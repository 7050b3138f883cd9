import type { LaskuGetAnswer } from '@keikka/contracts';
import { Text } from '@keikka/ui';
import { Tabs } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { texts } from '../texts.js';

interface LaskuTabsProps {
  lasku: LaskuGetAnswer;
  rivit: ReactNode;
  tiedot: ReactNode;
  loki: ReactNode;
}

/** The tabs of an invoice; below each name how many rows it has or how the invoice stands [I-012]. */
export function LaskuTabs({ lasku: { laskuData, laskuLog }, rivit, tiedot, loki }: LaskuTabsProps) {
  const tabs = [
    ['rivit', texts.rivit, String(laskuData.summat.riviCount), rivit],
    ['tiedot', texts.tiedot, laskuData.keikkaLaskuStatusTypeName, tiedot],
    ['loki', texts.loki, String(laskuLog.length), loki],
  ] as const;
  return (
    <Tabs.Root
      defaultValue="rivit"
      lazyMount
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      bg="bg.surface"
    >
      <Tabs.List aria-label={texts.tabList} px="3" flexShrink="0">
        {tabs.map(([tab, name, subtitle]) => (
          <Tabs.Trigger key={tab} value={tab} flexDirection="column" alignItems="flex-start">
            {name}
            <Text as="span" textStyle="text.small" color="fg.muted">
              {subtitle}
            </Text>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([tab, , , content]) => (
        <Tabs.Content key={tab} value={tab} overflow="auto" flex="1" minH="0" p="0">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
