import { euroText } from '@keikka/domain';
import { Box, Button, CircleAlert, Flex, Plus, Span, Text } from '@keikka/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { maaraText } from '../../../../parts/maara-text.js';
import type { RiviEsikatselu } from '../../model/esikatselu.js';
import { texts } from '../../texts.js';

export interface RiviListActs {
  /** An empty one at the end. */
  add: () => void;
  /** One like it below it. */
  copy: (index: number) => void;
  remove: (index: number) => void;
  move: (index: number, by: -1 | 1) => void;
}

interface RiviListProps {
  rivit: readonly RiviEsikatselu[];
  chosen: number;
  onChoose: (index: number) => void;
  /** Absent for who only reads. */
  acts: RiviListActs | undefined;
}

/** The rows of a template with what they make of the order; greyed, one makes none. */
export function RiviList({ rivit, chosen, onChoose, acts }: RiviListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <Box mt="3" borderWidth="1px" borderRadius="control">
      <Line bg="bg.subtle" color="fg.muted" fontWeight="semibold" textStyle="text.label">
        <Span>{texts.otsikko}</Span>
        <Span textAlign="end">{texts.maara}</Span>
        <Span textAlign="end">{texts.netto}</Span>
      </Line>
      <Box
        ref={list}
        role="listbox"
        aria-label={texts.tabs.rivit}
        aria-activedescendant={rivit.length > 0 ? optionId(chosen) : undefined}
        tabIndex={0}
        maxH="340px"
        overflow="auto"
        onKeyDown={keysOf({ count: rivit.length, chosen, onChoose, acts })}
      >
        {rivit.map((rivi, index) => (
          <Rivi key={index} rivi={rivi} index={index} chosen={index === chosen} onChoose={onChoose} />
        ))}
        {rivit.length === 0 && (
          <Text px="3" py="2" color="fg.muted">
            {texts.noRivit}
          </Text>
        )}
      </Box>
      <Flex px="2" py="1" align="center" justify="space-between" borderTopWidth="1px">
        {acts && (
          <Button variant="ghost" size="sm" onClick={acts.add}>
            <Plus />
            {texts.addRivi}
          </Button>
        )}
        {rivit.some(isOff) && (
          <Text textStyle="text.small" color="fg.muted">
            {texts.greyed}
          </Text>
        )}
      </Flex>
    </Box>
  );
}

const optionId = (index: number): string => `pohjan-rivi-${index}`;

const isOff = ({ tulos, virhe, netto }: RiviEsikatselu): boolean => !tulos && !virhe && netto === null;

function Line(props: React.ComponentProps<typeof Box>) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="1fr auto 76px"
      gap="2"
      px="3"
      minH="8"
      alignItems="center"
      {...props}
    />
  );
}

interface RiviProps {
  rivi: RiviEsikatselu;
  index: number;
  chosen: boolean;
  onChoose: (index: number) => void;
}

function Rivi({ rivi, index, chosen, onChoose }: RiviProps) {
  const { selite, tulos, netto, virhe } = rivi;
  return (
    <Line
      id={optionId(index)}
      role="option"
      aria-selected={chosen}
      textStyle="text.table"
      cursor="pointer"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      bg={chosen ? 'brand.subtle' : undefined}
      color={isOff(rivi) ? 'fg.muted' : undefined}
      fontWeight={isOff(rivi) ? undefined : 'semibold'}
      fontVariantNumeric="tabular-nums"
      onClick={() => onChoose(index)}
    >
      <Span truncate>{selite || texts.uusiRivi}</Span>
      <Span fontWeight="normal" textAlign="end">
        {tulos ? maaraText(tulos.määrä, tulos.yksikkö) : texts.dash}
      </Span>
      {virhe ? (
        <Span
          color="status.error.fg"
          textAlign="end"
          title={virhe}
          display="inline-flex"
          gap="1"
          justifyContent="end"
        >
          <CircleAlert size={14} aria-hidden />
          {texts.virhe}
        </Span>
      ) : (
        <Span textAlign="end">{netto === null ? texts.dash : euroText(netto)}</Span>
      )}
    </Line>
  );
}

interface Keys extends Pick<RiviListProps, 'chosen' | 'onChoose' | 'acts'> {
  count: number;
}

/** Arrows choose, with Alt they move; Ctrl+D copies and Ctrl+Delete removes, as in the rows of an invoice. */
const keysOf =
  ({ count, chosen, onChoose, acts }: Keys) =>
  (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const act = (): (() => void) | undefined => {
      if (by !== 0 && !altKey) return () => onChoose(Math.max(0, Math.min(count - 1, chosen + by)));
      if (!acts) return undefined;
      if (by !== 0) return () => acts.move(chosen, by);
      if (!ctrlKey && !metaKey) return undefined;
      if (key.toLowerCase() === 'd') return () => acts.copy(chosen);
      return key === 'Delete' ? () => acts.remove(chosen) : undefined;
    };
    const found = act();
    if (!found) return;
    event.preventDefault();
    found();
  };
