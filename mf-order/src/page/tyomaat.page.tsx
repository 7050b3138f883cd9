import type { ListedTyomaa } from '@keikka/contracts';
import { useState } from 'react';
import { UusiTyomaa } from '../features/tyomaa/components/uusi-tyomaa.js';
import { useTyomaaActs } from '../features/tyomaat/api/use-tyomaa-acts.js';
import { TyomaatList } from '../features/tyomaat/components/tyomaat-list.js';

/** The editor of a site opens here. */
const onOpen: ((tyomaa: ListedTyomaa) => void) | undefined = undefined;

/** The work sites of the company are managed here: list, new one and deletion (I-010, I-026). */
export function TyomaatPage() {
  const [isNew, setIsNew] = useState(false);
  const { remove, made } = useTyomaaActs();
  return (
    <>
      <TyomaatList onOpen={onOpen} onNew={() => setIsNew(true)} onRemove={remove} />
      {isNew && <UusiTyomaa typed="" asiakasId={null} onMade={made} onClose={() => setIsNew(false)} />}
    </>
  );
}
