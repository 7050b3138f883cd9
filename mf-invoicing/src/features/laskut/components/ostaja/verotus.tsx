import type { LaskuGetAnswer, Osapuoli } from '@keikka/contracts';
import { alvTunnus, euroText, helsinkiDay, numericDate, onLaskulla, shortDate } from '@keikka/domain';
import { RecordField, RecordForm } from '@keikka/sdk/record';
import { Box, Button, CircleAlert, CircleCheck, Flex, Span, Text } from '@keikka/ui';
import { FailureBanner } from '@keikka/ui/forms';
import type { ReactNode } from 'react';
import { useOsapuoli } from '../../../../parts/osapuoli.js';
import { useOstajaEditing } from '../../api/ostaja.js';
import { ostajaTexts as texts } from '../../ostaja-texts.js';

interface VerotusProps {
  lasku: LaskuGetAnswer;
  /** The buyer's VAT number can be given here. */
  isOpen: boolean;
}

/** Why the buyer accounts for the VAT of rows, and what is missing for it. Nothing where no row is so. */
export function Verotus(props: VerotusProps) {
  const isReversed = props.lasku.laskuRivit.some((rivi) => rivi.kaannetty && onLaskulla(rivi));
  return isReversed ? <Kaannetty {...props} /> : null;
}

function Kaannetty({ lasku, isOpen }: VerotusProps) {
  const { data: ostaja } = useOsapuoli(lasku.laskuData.maksajaAsiakasId);
  if (!ostaja) return null;
  return (
    <Flex as="section" aria-label={texts.miksi} direction={{ base: 'column', md: 'row' }} gap="6" p="4">
      {isOpen && <Tunnus key={ostaja.asiakasId} ostaja={ostaja} lasku={lasku} />}
      <Perusteet ostaja={ostaja} lasku={lasku} />
    </Flex>
  );
}

function Tunnus({ ostaja, lasku }: { ostaja: Osapuoli; lasku: LaskuGetAnswer }) {
  const editing = useOstajaEditing(ostaja, lasku.laskuData);
  const made = alvTunnus(ostaja.ytunnus);
  const isMissing = ostaja.alvTunnus === '';
  return (
    <RecordForm editing={editing} conflictTitle={texts.conflict(ostaja.nimi)} isPart>
      <Box flex="1" maxW="360px">
        <Text fontWeight="semibold" mb="2">
          {[ostaja.nimi, ostaja.ytunnus].filter(Boolean).join(' · ')}
        </Text>
        {editing.failure && <FailureBanner {...editing.failure} />}
        <RecordField of={editing} name="alvTunnus" {...(isMissing && { hint: texts.pakollinen })} />
        {isMissing && made && (
          <Flex gap="2" align="center" mt="2">
            <Button onClick={() => editing.form.setValue('alvTunnus', made, { shouldDirty: true })}>
              {texts.kayta(made)}
            </Button>
            <Span textStyle="text.label" color="fg.muted">
              {texts.muodostettu}
            </Span>
          </Flex>
        )}
      </Box>
    </RecordForm>
  );
}

function Perusteet({
  ostaja,
  lasku: { laskuData, laskuRivit },
}: {
  ostaja: Osapuoli;
  lasku: LaskuGetAnswer;
}) {
  const laskulla = laskuRivit.filter(onLaskulla);
  const kaannetyt = laskulla.filter(({ kaannetty }) => kaannetty).length;
  const alkaen = ostaja.rakentamispalveluAlkaen ? numericDate(ostaja.rakentamispalveluAlkaen) : '–';
  const netto = laskuData.summat.kannat.find(({ kaannetty }) => kaannetty)?.netto ?? '0';
  return (
    <Box flex="1" maxW="520px">
      <Text fontWeight="semibold" mb="2">
        {texts.miksi}
      </Text>
      <Box as="ul" listStyleType="none" borderWidth="1px" rounded="l2">
        <Peruste title={texts.rivitOtsikko}>{texts.rivit(kaannetyt, laskulla.length)}</Peruste>
        <Peruste title={texts.myy}>{texts.voimassa(alkaen, ostaja.rakentamispalveluPeruste)}</Peruste>
        <Peruste title={texts.tyo}>
          {laskuData.pumppuAika && shortDate(helsinkiDay(new Date(laskuData.pumppuAika)))}
        </Peruste>
        <Peruste title={texts.tunnus} isMissing={ostaja.alvTunnus === ''}>
          {ostaja.alvTunnus || texts.puuttuu}
        </Peruste>
      </Box>
      <Text textStyle="text.label" color="fg.muted" mt="2">
        {texts.eriAsia}
      </Text>
      <Text mt="2">{`${texts.laskulle}: ${texts.teksti}, ${euroText(netto)}`}</Text>
    </Box>
  );
}

function Peruste({
  title,
  isMissing = false,
  children,
}: {
  title: string;
  isMissing?: boolean;
  children: ReactNode;
}) {
  const Icon = isMissing ? CircleAlert : CircleCheck;
  return (
    <Flex
      as="li"
      gap="2"
      px="3"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      {...(isMissing && { bg: 'status.error.bg', color: 'status.error.fg' })}
    >
      <Box mt="0.5" color={isMissing ? undefined : 'status.success.fg'}>
        <Icon size={16} aria-hidden />
      </Box>
      <Box>
        <Box fontWeight="semibold">{title}</Box>
        <Box textStyle="text.label">{children}</Box>
      </Box>
    </Flex>
  );
}
