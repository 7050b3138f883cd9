import { useAddressParam } from '@keikka/sdk';
import { useState } from 'react';
import { useMayEdit } from '../features/tehtaat/api/use-may-edit.js';
import { useTehdasActs } from '../features/tehtaat/api/use-tehdas-acts.js';
import { TehdasWindow } from '../features/tehtaat/components/tehdas-window.js';
import { TehtaatList } from '../features/tehtaat/components/tehtaat-list.js';
import { UusiTehdas } from '../features/tehtaat/components/uusi-tehdas.js';

/** The factories of the company and of its suppliers: planners read them, the company's admin manages its own. */
export function TehtaatPage() {
  const mayEdit = useMayEdit();
  const [isNew, setIsNew] = useState(false);
  const [open, setOpen] = useAddressParam('tehdas');
  const { remove, made, refresh } = useTehdasActs();
  const openId = Number(open);
  return (
    <>
      <TehtaatList
        onOpen={({ sijaintiId }) => setOpen(String(sijaintiId))}
        onNew={mayEdit ? () => setIsNew(true) : undefined}
        onRemove={mayEdit ? remove : undefined}
      />
      {isNew && <UusiTehdas onMade={made} onClose={() => setIsNew(false)} />}
      {Number.isInteger(openId) && openId > 0 && (
        <TehdasWindow
          key={openId}
          sijaintiId={openId}
          readOnly={!mayEdit}
          onStored={refresh}
          onClose={() => setOpen(null, { replace: true })}
        />
      )}
    </>
  );
}
