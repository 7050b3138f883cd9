import {
  voiOllaSamaLasku,
  type LahetysEro,
  type LahetysKokonaan,
  type VapautusTapa,
} from '@keikka/contracts';
import { useSession } from '@keikka/sdk';
import { Box, Button, chakra, Check, Field, Flex, Span, Text, Textarea, X } from '@keikka/ui';
import { RadioChoices } from '@keikka/ui/forms';
import { useState } from 'react';
import { useVapauta } from '../../api/use-lahetys.js';
import { lahetysTexts } from '../../lahetys-texts.js';

const texts = lahetysTexts.ristiriita;
const LONGEST_REASON = 500;

/** The invoice is there as ours, and only its approval was refused. */
const isUnapproved = ({ virhe }: LahetysKokonaan): boolean => virhe !== '';

/** What has stopped the sending. One without a key is nowhere, however often it was sent. */
function seliteOf(lahetys: LahetysKokonaan): string {
  if (lahetys.ulkoinenId === '') return texts.eiLoydy;
  return isUnapproved(lahetys) ? texts.hyvaksymatta : texts.selite(lahetys.laskuNo);
}

/** What differs between the invoice and the one in its place, and how that is settled. */
export function Ristiriita({ lahetys }: { lahetys: LahetysKokonaan }) {
  const { asiakasAdmin, isSystemAdmin } = useSession().roles;
  return (
    <Box as="section" aria-label={texts.otsikko}>
      <Flex align="center" gap="2">
        <Text as="h3" textStyle="text.body" fontWeight="semibold">
          {texts.otsikko}
        </Text>
        <Span px="1.5" rounded="l1" bg="bg.muted" textStyle="text.label" fontWeight="semibold">
          {`${lahetys.erot.filter(({ onSama }) => !onSama).length} / ${lahetys.erot.length}`}
        </Span>
      </Flex>
      {lahetys.tila === 'ristiriita' && (
        <Text textStyle="text.label" color="fg.muted" mb="2">
          {seliteOf(lahetys)}
        </Text>
      )}
      <Erot lahetys={lahetys} />
      {lahetys.tila !== 'ristiriita' ? null : asiakasAdmin || isSystemAdmin ? (
        <Vapautus lahetys={lahetys} />
      ) : (
        <Text mt="3">{texts.vainYllapitaja}</Text>
      )}
    </Box>
  );
}

function Erot({ lahetys: { erot, kohde, ulkoinenId } }: { lahetys: LahetysKokonaan }) {
  return (
    <Table>
      <thead>
        <tr>
          <th>{texts.kohta}</th>
          <th>{texts.meilla}</th>
          <th>{texts.siella(kohde, ulkoinenId)}</th>
        </tr>
      </thead>
      <tbody>
        {erot.map((ero) => (
          <Ero key={ero.kohta} ero={ero} />
        ))}
      </tbody>
    </Table>
  );
}

function Ero({ ero: { kohta, meilla, siella, onSama } }: { ero: LahetysEro }) {
  const Icon = onSama ? Check : X;
  return (
    <tr>
      <th scope="row">
        <Flex gap="1.5" align="center">
          <Box color={onSama ? 'status.success.fg' : 'status.error.fg'}>
            <Icon size={14} aria-label={onSama ? texts.sama : texts.eri} />
          </Box>
          {kohta}
        </Flex>
      </th>
      <td>{meilla}</td>
      <td>
        {onSama ? (
          siella
        ) : (
          <Span bg="status.error.bg" color="status.error.fg" px="1" rounded="l1" fontWeight="semibold">
            {siella}
          </Span>
        )}
      </td>
    </tr>
  );
}

function Vapautus({ lahetys }: { lahetys: LahetysKokonaan }) {
  const { keikkaLaskuId, laskuNo, ulkoinenId } = lahetys;
  const [tapa, setTapa] = useState<VapautusTapa>('uusiNumero');
  const [peruste, setPeruste] = useState('');
  const { mutate, isPending } = useVapauta(keikkaLaskuId);
  const isSame = voiOllaSamaLasku(lahetys);
  const send = () => mutate({ tapa, peruste: peruste.trim() });
  return (
    <Flex direction="column" gap="3" mt="4">
      <RadioChoices
        legend={texts.vapauta}
        value={tapa}
        onValueChange={setTapa}
        choices={[
          isUnapproved(lahetys)
            ? {
                value: 'uusiNumero',
                label: texts.hyvaksyUudelleen,
                hint: texts.hyvaksyUudelleenHint(laskuNo),
              }
            : { value: 'uusiNumero', label: texts.uusiNumero, hint: texts.uusiNumeroHint(laskuNo) },
          {
            value: 'samaLasku',
            label: texts.samaLasku,
            hint: isSame ? texts.samaLaskuHint(ulkoinenId) : texts.samaLaskuEi,
            disabled: !isSame,
          },
          { value: 'pysayta', label: texts.pysayta, hint: texts.pysaytaHint },
        ]}
      />
      <Field label={texts.peruste} hint={`${texts.perusteHint} ${peruste.length} / ${LONGEST_REASON}`}>
        <Textarea
          value={peruste}
          maxLength={LONGEST_REASON}
          rows={2}
          onChange={({ target }) => setPeruste(target.value)}
        />
      </Field>
      <Flex justify="flex-end">
        <Button variant="primary" busy={isPending} disabled={!peruste.trim()} onClick={send}>
          {texts.vapautaNyt[tapa]}
        </Button>
      </Flex>
    </Flex>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'text.table',
    borderCollapse: 'collapse',
    borderWidth: '1px',
    '& th, & td': { px: '2.5', h: '9', textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& td:nth-of-type(1)': { fontWeight: 'semibold' },
    '& thead': { bg: 'bg.muted' },
    '& thead th': { fontWeight: 'semibold' },
    '& tbody :is(th, td)': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
  },
});
