import { useAddressParam } from '@keikka/sdk';
import { Box, Flex } from '@keikka/ui';
import { useState } from 'react';
import { MuokkaaTyomaata } from '../features/tyomaa/components/muokkaa-tyomaata.js';
import { UusiTyomaa } from '../features/tyomaa/components/uusi-tyomaa.js';
import { useYhdistys } from '../features/tyomaat/api/use-yhdistys.js';
import { useTyomaaActs } from '../features/tyomaat/api/use-tyomaa-acts.js';
import { TyomaatList } from '../features/tyomaat/components/tyomaat-list.js';
import { useTyomaatValinta } from '../features/tyomaat/components/use-tyomaat-valinta.js';
import { YhdistaPanel } from '../features/tyomaat/components/yhdistys/yhdista-panel.js';
import { YhdistettyBar } from '../features/tyomaat/components/yhdistys/yhdistetty-bar.js';
import type { Vertailu } from '../features/tyomaat/model/parit.js';

/** The work sites of the company are managed here: list, new one, editor and deletion (I-010, I-026). */
export function TyomaatPage() {
  const [isNew, setIsNew] = useState(false);
  const [open, setOpen] = useAddressParam('tyomaa');
  const { remove, made, refresh } = useTyomaaActs();
  const [pari, setPari] = useState<Vertailu | null>(null);
  const { yhdista, tehty, forget } = useYhdistys();
  const valinta = useTyomaatValinta();
  const openId = Number(open);
  return (
    <>
      <Flex h="full">
        <Flex direction="column" flex="1" minW="0" hideBelow={pari ? 'md' : undefined}>
          <Box flex="1" minH="0">
            <TyomaatList
              onOpen={({ tyomaaId }) => setOpen(String(tyomaaId))}
              onNew={() => setIsNew(true)}
              onRemove={remove}
              onVertaa={setPari}
              vertailtu={pari && pari.key}
              valinta={valinta}
            />
          </Box>
          {tehty && <YhdistettyBar key={tehty.end} tehty={tehty} onOver={forget} />}
        </Flex>
        {pari && (
          <YhdistaPanel
            key={pari.key}
            pari={pari}
            onYhdista={async (...asked) => {
              const isDone = await yhdista(...asked);
              if (isDone) valinta.clear();
              return isDone;
            }}
            onClose={() => setPari(null)}
          />
        )}
      </Flex>
      {isNew && <UusiTyomaa typed="" asiakasId={null} onMade={made} onClose={() => setIsNew(false)} />}
      {Number.isInteger(openId) && openId > 0 && (
        <MuokkaaTyomaata
          key={openId}
          of={{ tyomaaId: openId, keikkaId: 0 }}
          onStored={refresh}
          onClose={() => setOpen(null, { replace: true })}
        />
      )}
    </>
  );
}
