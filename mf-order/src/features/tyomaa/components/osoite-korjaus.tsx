import { tyomaaMuokkausFields } from '@keikka/contracts';
import { osoiteKorjauksetHakuineen, type OsoiteKorjaus as Korjaus, type OsoiteRivit } from '@keikka/domain';
import { ArrowRight, Box, Button, Flex, Grid, Span, Text, WandSparkles } from '@keikka/ui';
import { useState } from 'react';
import { useOsoitehaku } from '../api/osoitehaku.js';
import { texts } from '../texts.js';

interface OsoiteKorjausProps {
  osoite: OsoiteRivit;
  onRepair: (rivi: keyof OsoiteRivit, jälkeen: string) => void;
}

/** What the address that is being written becomes when it is stored, line by line, and at a press right away. */
export function OsoiteKorjaus({ osoite, onRepair }: OsoiteKorjausProps) {
  const [left, setLeft] = useState('');
  const korjaukset = osoiteKorjauksetHakuineen(osoite, useOsoitehaku(osoite));
  const typed = JSON.stringify(korjaukset);
  if (korjaukset.length === 0 || left === typed) return null;
  function accept(): void {
    for (const { rivi, jälkeen } of korjaukset) onRepair(rivi, jälkeen);
  }
  return (
    <Box
      role="group"
      aria-label={texts.korjaus.title}
      gridColumn="1 / -1"
      p="2"
      borderWidth="1px"
      borderRadius="control"
      borderColor="status.warning.border"
    >
      <Flex align="center" gap="2" wrap="wrap">
        <Box color="status.warning.fg">
          <WandSparkles aria-hidden />
        </Box>
        <Text role="status" flex="1 0 10em" fontWeight="semibold">
          {texts.korjaus.title}
        </Text>
        <Button onClick={() => setLeft(typed)}>{texts.korjaus.leave}</Button>
        <Button variant="primary" onClick={accept}>
          {texts.korjaus.accept}
        </Button>
      </Flex>
      <Box as="ul" mt="2" textStyle="text.table" listStyleType="none">
        {korjaukset.map((korjaus) => (
          <Rivi key={korjaus.rivi} {...korjaus} />
        ))}
      </Box>
    </Box>
  );
}

function Rivi({ rivi, ennen, jälkeen, syy }: Korjaus) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr 14px 1fr', md: '96px 1fr 14px 1fr auto' }}
      gap="2"
      py="1"
      alignItems="center"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Span color="fg.muted" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {tyomaaMuokkausFields[rivi].label}
      </Span>
      <Arvo text={ennen} isOld />
      <ArrowRight size={14} aria-label="→" />
      <Arvo text={jälkeen} />
      <Span color="fg.muted" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {texts.korjaus.syyt[syy]}
      </Span>
    </Grid>
  );
}

function Arvo({ text, isOld = false }: { text: string; isOld?: boolean }) {
  const old = { color: 'fg.muted', textDecoration: 'line-through' };
  if (!text) return <Span color="fg.muted">{texts.korjaus.empty}</Span>;
  return (
    <Span overflowWrap="anywhere" {...(isOld ? old : { fontWeight: 'semibold' })}>
      {text}
    </Span>
  );
}
