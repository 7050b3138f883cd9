import type { Yhdistettava, YhdistysEsikatselu } from '@keikka/contracts';
import { ArrowLeftRight, Box, Button, Flex, Merge, Span, Stack, Undo2 } from '@keikka/ui';
import { useState } from 'react';
import type { Vertailu } from '../../model/parit.js';
import { erilaiset, etaisyys, onPoistuvalta, samat, type Valinnat } from '../../model/yhdistys.js';
import { yhdistysTexts as texts } from '../../yhdistys-texts.js';
import { Kartalla } from './kartalla.js';
import { KumpiJaa } from './kumpi-jaa.js';
import { MikaTieto } from './mika-tieto.js';
import { MitaSiirtyy } from './mita-siirtyy.js';

interface YhdistysFormProps {
  pari: Vertailu;
  of: YhdistysEsikatselu;
  onVaihda: () => void;
  onYhdista: (of: YhdistysEsikatselu, poistuvalta: readonly Yhdistettava[]) => Promise<boolean>;
  onClose: () => void;
}

/** Which one stays, which values stay, and what moves. */
export function YhdistysForm({ pari, of, onVaihda, onYhdista, onClose }: YhdistysFormProps) {
  const [valinnat, setValinnat] = useState<Valinnat>({});
  const [busy, setBusy] = useState(false);
  const rivit = erilaiset(of);
  const metres = etaisyys(of);
  const lead = [
    of.jaavanAsiakas,
    texts.etaisyys(metres),
    `${texts.eroa(rivit.length)}, ${texts.samoja(samat(of).length)}`,
  ];

  async function yhdista(): Promise<void> {
    setBusy(true);
    const chosen = rivit.filter((rivi) => onPoistuvalta(rivi, of, valinnat)).map(({ kentta }) => kentta);
    if (await onYhdista(of, chosen)) onClose();
    else setBusy(false);
  }
  return (
    <>
      <Stack flex="1" minH="0" overflowY="auto" p="3" gap="4">
        <Box textStyle="text.table" color="fg.muted">
          {lead.filter(Boolean).join(' · ')}
        </Box>
        <Stack gap="2">
          <Flex justify="space-between" align="center">
            <Span fontWeight="semibold">{texts.kumpi}</Span>
            <Button size="sm" variant="ghost" onClick={onVaihda} disabled={busy}>
              <ArrowLeftRight />
              {texts.vaihda}
            </Button>
          </Flex>
          <KumpiJaa pari={pari} jaaId={of.jaa.tyomaaId} onVaihda={onVaihda} />
          <Kartalla of={of} metres={metres} />
        </Stack>
        <MikaTieto
          of={of}
          rivit={rivit}
          valinnat={valinnat}
          onValitse={(kentta, tyomaaId) => setValinnat({ ...valinnat, [kentta]: tyomaaId })}
        />
        <MitaSiirtyy of={of} />
      </Stack>
      <Flex p="3" gap="2" align="center" wrap="wrap" borderTopWidth="1px">
        <Flex flex="1" gap="2" align="center" color="fg.muted" textStyle="text.table">
          <Undo2 aria-hidden />
          {texts.kumottavissa}
        </Flex>
        <Button onClick={onClose} disabled={busy}>
          {texts.peruuta}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void yhdista()}>
          <Merge />
          {texts.yhdista}
        </Button>
      </Flex>
    </>
  );
}
