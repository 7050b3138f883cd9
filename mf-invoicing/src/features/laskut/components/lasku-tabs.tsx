import type { Lasku, LaskuGetAnswer, LaskuKohde } from '@keikka/contracts';
import { Text } from '@keikka/ui';
import { Tabs } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { lahetysTexts } from '../lahetys-texts.js';
import { kohdeOf } from '../model/kohde.js';
import { texts } from '../texts.js';
import { LahetysTab } from './lahetys/lahetys-tab.js';

interface LaskuTabsProps {
  lasku: LaskuGetAnswer;
  /** The tab that is open first. */
  first: string;
  rivit: ReactNode;
  tiedot: ReactNode;
  loki: ReactNode;
}

/** An invoice counts as sent when it is billed and its system is this one [I-056]. */
const lahetysTab = (lasku: Lasku, kohde: LaskuKohde) =>
  [
    kohde,
    kohde,
    lasku.isLaskutettu ? lahetysTexts.lahetetty : lahetysTexts.eiLahetetty,
    <LahetysTab lasku={lasku} kohde={kohde} />,
  ] as const;

/** The tabs of an invoice; below each name how many rows it has or how the invoice stands [I-012]. */
export function LaskuTabs({ lasku: { laskuData, laskuLog }, first, rivit, tiedot, loki }: LaskuTabsProps) {
  const kohde = kohdeOf(laskuData);
  const tabs: (readonly [string, string, string, ReactNode])[] = [
    ['rivit', texts.rivit, String(laskuData.summat.riviCount), rivit],
    ['tiedot', texts.tiedot, laskuData.keikkaLaskuStatusTypeName, tiedot],
    ...(kohde ? [lahetysTab(laskuData, kohde)] : []),
    ['loki', texts.loki, String(laskuLog.length), loki],
  ];
  return (
    <Tabs.Root
      defaultValue={first}
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
