import { useAddressParam } from '@keikka/sdk';
import { useState } from 'react';
import { MuokkaaTyomaata } from '../features/tyomaa/components/muokkaa-tyomaata.js';
import { UusiTyomaa } from '../features/tyomaa/components/uusi-tyomaa.js';
import { useTyomaaActs } from '../features/tyomaat/api/use-tyomaa-acts.js';
import { TyomaatList } from '../features/tyomaat/components/tyomaat-list.js';

/** The work sites of the company are managed here: list, new one, editor and deletion (I-010, I-026). */
export function TyomaatPage() {
  const [isNew, setIsNew] = useState(false);
  const [open, setOpen] = useAddressParam('tyomaa');
  const { remove, made, refresh } = useTyomaaActs();
  const openId = Number(open);
  return (
    <>
      <TyomaatList
        onOpen={({ tyomaaId }) => setOpen(String(tyomaaId))}
        onNew={() => setIsNew(true)}
        onRemove={remove}
      />
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
