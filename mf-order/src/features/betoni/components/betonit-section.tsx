import type { Betoni, KeikkaGetAnswer } from '@keikka/contracts';
import { eiLinjapumpattava, m3Text } from '@keikka/domain';
import { useShortcuts } from '@keikka/sdk';
import { Banner, Button, Flex, Plus, Span, Text } from '@keikka/ui';
import { useRef, useState } from 'react';
import { useLimutusSettings } from '../api/limutus/limutus-settings.js';
import type { OrderCache } from '../api/send-betoni.js';
import { useBetonit } from '../api/use-betonit.js';
import { useLimutus } from '../api/limutus/use-limutus.js';
import { useLisat } from '../api/use-lisat.js';
import { counted } from '../model/betoni-view.js';
import { texts } from '../texts.js';
import { BetoniCard } from './betoni-card.js';
import { LimutusOfOrder } from './limutus/limutus-of-order.js';

const raeKokoOf = ({ raeKokoId }: Betoni): number | null => raeKokoId;

interface BetonitSectionProps {
  answer: KeikkaGetAnswer;
  cache: OrderCache;
}

/** What is poured: the order's concrete lines, one of them open. Each act is saved at once [O-036]. */
export function BetonitSection({ answer, cache }: BetonitSectionProps) {
  const { keikkaData, access } = answer;
  const { betonit } = keikkaData;
  const acts = useBetonit(keikkaData, cache);
  const lisat = useLisat(cache);
  const limutusSettings = useLimutusSettings();
  const limutus = useLimutus(cache, limutusSettings);
  const [openId, setOpenId] = useState<number | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const open = (line: Betoni | null): void => {
    if (line) setOpenId(line.keikkaBetoniId);
  };
  async function add(): Promise<void> {
    setIsAdding(true);
    open(await acts.add());
    setIsAdding(false);
  }
  const addOnce = (): void => {
    if (!isAdding) void add();
  };
  const section = useRef<HTMLDivElement>(null);
  useShortcuts(texts.form, access.edit ? [{ keys: ['alt+b'], label: texts.add, act: addOnce }] : [], section);
  return (
    <Flex ref={section} direction="column" gap="2" minW="0">
      <Flex align="center" gap="2" minH="6">
        <BetonitSum betonit={betonit} m3={keikkaData.m3} />
        {access.edit && (
          <Button
            variant="ghost"
            size="sm"
            ms="auto"
            disabled={isAdding}
            aria-keyshortcuts="Alt+B"
            title="Alt+B"
            onClick={addOnce}
          >
            <Plus />
            {texts.add}
          </Button>
        )}
      </Flex>
      {betonit.map((line, index) => (
        <BetoniCard
          key={line.keikkaBetoniId}
          line={line}
          number={index + 1}
          answer={answer}
          acts={acts}
          {...{ limutus, limutusSettings }}
          lisat={lisat}
          isOnly={betonit.length === 1}
          isOpen={line.keikkaBetoniId === openId}
          onToggle={() => setOpenId(line.keikkaBetoniId === openId ? null : line.keikkaBetoniId)}
          onCopied={open}
        />
      ))}
      {eiLinjapumpattava(keikkaData.pumppuLinja, betonit.map(raeKokoOf)) && (
        <Banner tone="warning">{texts.eiLinjapumpattava}</Banner>
      )}
      <LimutusOfOrder limutus={limutus} config={limutusSettings.config} answer={answer} />
      {betonit.length === 0 && access.edit && (
        <Text textStyle="text.label" color="fg.muted">
          {texts.noneHint}
        </Text>
      )}
    </Flex>
  );
}

function BetonitSum({ betonit, m3 }: { betonit: readonly Betoni[]; m3: number }) {
  const { confirmed, refused } = counted(betonit);
  if (betonit.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <Text aria-live="polite">
      <Span fontWeight="semibold">{m3Text(m3)}</Span>
      {` · ${texts.rows(betonit.length)}`}
      {confirmed > 0 && <Span color="status.success.fg">{` · ${texts.confirmed(confirmed)}`}</Span>}
      {refused > 0 && <Span color="status.error.fg">{` · ${texts.toCheck(refused)}`}</Span>}
    </Text>
  );
}
