import type { Hyvitettava, LaskuGetAnswer } from '@keikka/contracts';
import {
  Box,
  Button,
  ChevronLeft,
  CircleAlert,
  CircleCheck,
  Field,
  FileText,
  Flex,
  Grid,
  IconButton,
  Span,
  StatusChip,
  Text,
  Textarea,
} from '@keikka/ui';
import { useState } from 'react';
import { useLuoHyvitys } from '../../api/use-hyvitys.js';
import { hyvitysTexts as texts } from '../../hyvitys-texts.js';
import { hyvityksenSummat, type HyvitettavaRivi } from '../../model/hyvitys.js';
import { AlkuperainenLasku } from './alkuperainen-lasku.js';
import { HyvitysRivit } from './hyvitys-rivit.js';
import { HyvitysSummat } from './hyvitys-summat.js';
import { useHyvitysValinta, type HyvitysValinta } from './use-hyvitys-valinta.js';

interface HyvitysEditorProps {
  lasku: LaskuGetAnswer;
  hyvitettava: Hyvitettava;
  rivit: readonly HyvitettavaRivi[];
  onClose: () => void;
  onMade: (keikkaLaskuId: number) => void;
}

const LONGEST_SYY = 2_000;

/** A credit before it is made: which rows of the original it takes back, why, and its sums; the original stands beside it. */
export function HyvitysEditor({ lasku, hyvitettava, rivit, onClose, onMade }: HyvitysEditorProps) {
  const { laskuData } = lasku;
  const { laskuNo } = hyvitettava;
  const valinta = useHyvitysValinta(rivit);
  const [syy, setSyy] = useState('');
  const { mutate: luo, isPending } = useLuoHyvitys(onMade);
  const { valitut } = valinta;
  const isSound = valitut.length > 0 && valitut.every(({ este }) => este === undefined);
  function make(): void {
    const asked = valitut.map(({ rivi: { keikkaLaskuRiviId }, määrä, syy: rivinSyy }) => ({
      keikkaLaskuRiviId,
      määrä,
      ...(rivinSyy.trim() && { riviSelite2: rivinSyy.trim() }),
    }));
    luo({ keikkaLaskuId: laskuData.keikkaLaskuId, rivit: asked, syy: syy.trim() });
  }
  return (
    <Grid templateColumns={{ base: '1fr', xl: '1fr 420px' }} h="full" bg="bg.surface" overflow="auto">
      <Flex direction="column" minW="0">
        <Flex align="center" gap="3" px="3" py="2" borderBottomWidth="1px" wrap="wrap">
          <IconButton label={texts.back} onClick={onClose}>
            <ChevronLeft />
          </IconButton>
          <Text as="h2" textStyle="text.title">
            {laskuData.maksajaAsiakasNimi}
          </Text>
          <StatusChip tone="info" icon={FileText}>
            {texts.hyvityslasku}
          </StatusChip>
          <Span flex="1" textStyle="text.table" color="fg.muted">
            {[texts.title(laskuNo), laskuData.tyomaaNimi].filter(Boolean).join(' · ')}
          </Span>
          <Button variant="primary" busy={isPending} disabled={!isSound} onClick={make}>
            {texts.luo}
          </Button>
        </Flex>
        <HyvitysRivit laskuNo={laskuNo} rivit={rivit} valinta={valinta} />
        <Flex align="center" gap="3" p="3" wrap="wrap" borderTopWidth="1px" borderColor="border.subtle">
          <Button onClick={valinta.valitseKaikki}>{texts.kokoLasku}</Button>
          <Span textStyle="text.table" color="fg.muted">
            {texts.ohje}
          </Span>
        </Flex>
        <Grid templateColumns={{ base: '1fr', md: '1fr auto' }} gap="4" p="3" alignItems="start">
          <Field label={texts.syy} hint={texts.syyHint}>
            <Textarea
              rows={3}
              maxLength={LONGEST_SYY}
              value={syy}
              onChange={({ target }) => setSyy(target.value)}
            />
          </Field>
          <HyvitysSummat lasku={laskuData} hyvitettava={hyvitettava} summat={hyvityksenSummat(valitut)} />
        </Grid>
        <Fits valinta={valinta} laskuNo={laskuNo} isSound={isSound} />
      </Flex>
      <AlkuperainenLasku lasku={lasku} hyvitettava={hyvitettava} />
    </Grid>
  );
}

interface FitsProps {
  valinta: HyvitysValinta;
  laskuNo: string;
  isSound: boolean;
}

/** Whether the credit can be made, in words. */
function Fits({ valinta, laskuNo, isSound }: FitsProps) {
  const nothing = valinta.valitut.length === 0;
  const Icon = isSound ? CircleCheck : CircleAlert;
  return (
    <Flex
      role="status"
      mt="auto"
      px="3"
      minH="9"
      align="center"
      gap="2"
      bg="bg.subtle"
      borderTopWidth="1px"
      textStyle="text.table"
      color={isSound ? 'status.success.fg' : nothing ? 'fg.muted' : 'status.error.fg'}
    >
      {!nothing && <Icon size={14} aria-hidden />}
      <Box>{nothing ? texts.eiValittu : isSound ? texts.mahtuu(laskuNo) : texts.eiMahdu}</Box>
    </Flex>
  );
}
