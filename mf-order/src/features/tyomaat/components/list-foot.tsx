import { Flex, Kbd, Span } from '@keikka/ui';
import type { Pari } from '../model/parit.js';
import { pariTexts } from '../pari-texts.js';
import { texts } from '../texts.js';
import { valintaTexts } from '../valinta-texts.js';

const { keys } = valintaTexts;

interface ListFootProps {
  shown: number;
  /** Undefined until the sites are known. */
  all: number | undefined;
  /** The pairs that are shown instead of the sites, undefined until they are known; null where sites are shown. */
  parit: readonly Pari[] | undefined | null;
}

/** How much is shown, and the keys that work on a row. */
export function ListFoot({ shown, all, parit }: ListFootProps) {
  const isParit = parit !== null;
  return (
    <Flex
      px="3"
      minH="9"
      gap="4"
      align="center"
      bg="bg.subtle"
      borderTopWidth="1px"
      color="fg.muted"
      textStyle="text.table"
    >
      {all !== undefined && (
        <Span>{isParit ? parit && pariTexts.counted(parit.length) : texts.count(shown, all)}</Span>
      )}
      <Flex gap="4" hideBelow="lg">
        <Nappain nappain="↑↓" text={keys.rivi} />
        <Nappain nappain={keys.vali} text={keys.valitse} />
        {isParit && <Nappain nappain="↵" text={keys.avaaPari} />}
        {isParit && <Nappain nappain="E" text={keys.eivatSama} />}
      </Flex>
      {isParit && (
        <Span ms="auto" hideBelow="lg">
          {pariTexts.by}
        </Span>
      )}
    </Flex>
  );
}

function Nappain({ nappain, text }: { nappain: string; text: string }) {
  return (
    <Span>
      <Kbd>{nappain}</Kbd> {text}
    </Span>
  );
}
