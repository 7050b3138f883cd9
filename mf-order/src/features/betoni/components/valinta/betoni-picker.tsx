import type { Betoni, KeikkaGetAnswer } from '@keikka/contracts';
import { m3Text } from '@keikka/domain';
import { Flex, Kbd, RetryBanner, Span } from '@keikka/ui';
import { SmallDialog, Tabs } from '@keikka/ui/forms';
import { useState, type KeyboardEvent } from 'react';
import { useSopivatPohjat } from '../../api/hinnat/use-pohjat.js';
import { useValittavat } from '../../api/use-valittavat.js';
import { foundIn, type Valittava } from '../../model/valittava.js';
import { valintaTexts as texts } from '../../valinta-texts.js';
import { ValintaTab } from './valinta-tab.js';

interface BetoniPickerProps {
  line: Betoni;
  number: number;
  /** The order, whose customer's concretes are shown, and which templates fit. */
  answer: KeikkaGetAnswer;
  onPick: (betoni: Valittava) => void;
  onClose: () => void;
}

const WIDTH = '900px';
const RECENT = 'recent';

/**
 * The window 'Valitse betoni': a line takes over what its customer has ordered before [O-040], or, for who may see prices, a
 * concrete of a template that fits the order (O-048).
 */
export function BetoniPicker({ line, number, answer, onPick, onClose }: BetoniPickerProps) {
  const pohjat = useSopivatPohjat(answer);
  const [tab, setTab] = useState(RECENT);
  const pohja = pohjat.data?.find(({ laskupohjaId }) => String(laskupohjaId) === tab);
  // A template may stop fitting while it is shown.
  const shownTab = pohja ? tab : RECENT;
  const valittavat = useValittavat(answer, pohja?.laskupohjaId ?? null);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const found = foundIn(valittavat.data ?? [], typed);
  const mark = Math.min(marked, Math.max(0, found.length - 1));
  const chosen = found[mark];

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setMarked((mark + step + found.length) % found.length);
  }
  return (
    <SmallDialog
      name="betoni-valinta"
      title={texts.title}
      id={line.keikkaId}
      lead={texts.lead(number, m3Text(line.m3))}
      width={WIDTH}
      saveLabel={texts.take}
      saveDisabled={!chosen}
      onSave={() => chosen && onPick(chosen)}
      onClose={onClose}
      footerStart={<Keys />}
    >
      {pohjat.isError && (
        <RetryBanner retrying={pohjat.isFetching} onRetry={() => void pohjat.refetch()}>
          {texts.pohjatFailed}
        </RetryBanner>
      )}
      <Tabs.Root
        value={shownTab}
        variant="line"
        onValueChange={({ value }) => {
          setTab(value);
          setMarked(0);
        }}
      >
        <Tabs.List>
          <Tabs.Trigger value={RECENT}>{texts.recent}</Tabs.Trigger>
          {pohjat.data?.map(({ laskupohjaId, laskupohjaNimi }) => (
            <Tabs.Trigger key={laskupohjaId} value={String(laskupohjaId)}>
              {texts.ofPohja(laskupohjaNimi)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {/* One for all tabs, so that what is typed and the focus stay. */}
        <Tabs.Content value={shownTab} p="0" pt="2">
          <ValintaTab
            {...{ line, number, valittavat, found, chosen, typed, onKeyDown }}
            pohjaNimi={pohja?.laskupohjaNimi}
            prices={answer.access.prices}
            onType={(text) => {
              setTyped(text);
              setMarked(0);
            }}
            onOpen={(betoni) => {
              onClose();
              onPick(betoni);
            }}
          />
        </Tabs.Content>
      </Tabs.Root>
    </SmallDialog>
  );
}

const { keys } = texts;

/** What the keys do, where there is a keyboard. */
function Keys() {
  return (
    <Flex gap="3" me="auto" textStyle="text.small" color="fg.muted" hideBelow="md">
      <Span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {keys.move}
      </Span>
      <Span>
        <Kbd>Enter</Kbd> {keys.take}
      </Span>
      <Span>
        <Kbd>Esc</Kbd> {keys.back}
      </Span>
    </Flex>
  );
}
