import type { Betoni, KeikkaGetAnswer } from '@keikka/contracts';
import { hasLimu, isLimutusOffered, limutusRefusal, m3Text } from '@keikka/domain';
import { useThings } from '@keikka/sdk/record';
import { Box, Button, chakra, Check, Flex, Span, Text } from '@keikka/ui';
import type { KeyboardEvent } from 'react';
import type { LimutusSettings } from '../api/limutus/limutus-settings.js';
import type { Betonit } from '../api/use-betonit.js';
import type { Limutus } from '../api/limutus/use-limutus.js';
import type { Lisat } from '../api/use-lisat.js';
import { lackOf, lineName, vahvistusOf, type Vahvistus } from '../model/betoni-view.js';
import { texts } from '../texts.js';
import { BetoniDetails } from './betoni-details.js';
import { BetoniEditor } from './betoni-editor.js';
import { BetoniMenu, type LimutEntry } from './betoni-menu.js';
import { HintaFields } from './hinta-fields.js';
import { VahvistusButton } from './vahvistus-button.js';

export interface BetoniCardProps {
  line: Betoni;
  /** Its place among the lines, from 1. */
  number: number;
  answer: KeikkaGetAnswer;
  acts: Betonit;
  lisat: Lisat;
  limutus: Limutus;
  limutusSettings: LimutusSettings;
  /** The only line of an order is not deleted (O-121). */
  isOnly: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onCopied: (copy: Betoni | null) => void;
}

const borders: Readonly<Record<Vahvistus, string>> = {
  open: 'border',
  confirmed: 'status.success.border',
  refused: 'status.error.border',
};

/** A concrete line: its state by outline, icon and words, and its fields when it is open. */
export function BetoniCard(props: BetoniCardProps) {
  const { line, number, answer, acts, lisat, limutus, limutusSettings } = props;
  const { isOnly, isOpen, onToggle, onCopied } = props;
  const { betonit, varmenne } = answer.keikkaData;
  const { data: laadut } = useThings('laatu');
  const state = vahvistusOf(line);
  const mayEdit = answer.access.edit && state !== 'confirmed';
  const lack = lackOf(line, laadut) || (line.m3 > 0 ? '' : texts.amountMissing);
  const name = texts.line(number, line.m3, lineName(line));
  const copy = (): void => void acts.copy(line, name).then(onCopied);
  const remove = isOnly ? undefined : () => acts.remove(line, name);

  function onKeyDown(event: KeyboardEvent): void {
    if (!mayEdit || event.altKey || event.shiftKey) return;
    const isCopy = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey);
    const isDelete = event.key === 'Delete' && !event.ctrlKey && remove !== undefined;
    if (!isCopy && !isDelete) return;
    event.preventDefault();
    if (event.repeat) return;
    if (isCopy) copy();
    else remove?.();
  }
  return (
    <Box
      data-line={line.keikkaBetoniId}
      borderWidth={state === 'refused' ? '2px' : '1px'}
      borderColor={isOpen && state === 'open' ? 'brand.solid' : borders[state]}
      borderRadius="control"
      bg="bg.surface"
      minW="0"
    >
      <Flex align="center" gap="2" px="2" py="1" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <VahvistusButton
          state={state}
          lack={lack}
          onConfirm={answer.access.plan ? () => acts.confirm(line, name) : undefined}
        />
        <LineHeader {...{ line, number, isOpen, onToggle, onKeyDown }} />
        <Flex align="center" gap="1" ms="auto" flexShrink="0">
          <StateWords state={state} />
          {state === 'open' && answer.access.plan && (
            <Button
              size="sm"
              disabled={lack !== ''}
              title={lack || undefined}
              onClick={() => acts.confirm(line, name)}
            >
              <Check />
              {texts.confirm}
            </Button>
          )}
          {answer.access.edit && state !== 'confirmed' && (
            <BetoniMenu
              number={number}
              name={`${m3Text(line.m3)} ${lineName(line)}`}
              onCopy={copy}
              limut={limutEntry(line, answer, limutusSettings)}
              onLimut={() => limutus.start({ line, number, betonit, varmenne })}
              onDelete={remove}
              onAccept={state === 'refused' ? () => acts.confirm(line, name, true) : undefined}
            />
          )}
        </Flex>
      </Flex>
      <BetoniDetails line={line} state={state} answer={answer} />
      {isOpen && <BetoniEditor {...{ line, number, name, answer, acts, lisat, lack, readOnly: !mayEdit }} />}
      {isOpen && answer.access.prices && <HintaFields {...{ line, number, name, answer, acts }} />}
    </Box>
  );
}

/** The refusal in words stands for the short check; below the amount of the menu there is none (O-179). */
function limutEntry(line: Betoni, { keikkaData }: KeikkaGetAnswer, settings: LimutusSettings): LimutEntry {
  const { config, rules, permissions } = settings;
  const hasPrimer = hasLimu(keikkaData.betonit);
  const refusal = limutusRefusal({ line, hasPrimer, permissions, config, rules });
  return { refusal, disabled: refusal !== undefined || !isLimutusOffered(line, config) };
}

type LineHeaderProps = Pick<BetoniCardProps, 'line' | 'number' | 'isOpen' | 'onToggle'> & {
  onKeyDown: (event: KeyboardEvent) => void;
};

function LineHeader({ line, number, isOpen, onToggle, onKeyDown }: LineHeaderProps) {
  const further = [line.kayttoIka, line.isNopea === 1 && texts.fast].filter(Boolean).join(' · ');
  return (
    <chakra.button
      type="button"
      display="flex"
      flex="1"
      // On a phone the buttons go below it, so that its words stay whole.
      flexBasis={{ base: 'calc(100% - 64px)', md: '0' }}
      minW="0"
      gap="2"
      alignItems="baseline"
      textAlign="start"
      py="1"
      aria-expanded={isOpen}
      aria-label={`${texts.line(number, line.m3, lineName(line))} ${further}`.trim()}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      <Span fontWeight="semibold" whiteSpace="nowrap">
        {m3Text(line.m3)}
      </Span>{' '}
      <Text minW="0" overflowWrap="anywhere">
        {lineName(line)} <Span color="fg.muted">{further}</Span>
      </Text>
    </chakra.button>
  );
}

function StateWords({ state }: { state: Vahvistus }) {
  if (state === 'open') return null;
  const isConfirmed = state === 'confirmed';
  return (
    <Text
      textStyle="text.label"
      fontWeight={isConfirmed ? 'normal' : 'semibold'}
      color={isConfirmed ? 'status.success.fg' : 'status.error.fg'}
    >
      {isConfirmed ? texts.isConfirmed : texts.notConfirmed}
    </Text>
  );
}
