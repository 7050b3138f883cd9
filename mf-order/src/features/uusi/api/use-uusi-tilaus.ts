import {
  errors,
  noLinkSettings,
  uusiTilausFields,
  type GridKeikka,
  type UusiTilausFields,
} from '@keikka/contracts';
import { pumppuKestoFault } from '@keikka/domain';
import { useOwnAsiakasId, type SlotProps } from '@keikka/sdk';
import { useRecord, type RecordEditing } from '@keikka/sdk/record';
import { useEffect, useRef, useState } from 'react';
import { failedText, followingSource, uusiTilausForm, type UusiTilausForm } from '../model/uusi-tilaus.js';
import { texts } from '../texts.js';
import { useCreateKeikka } from './create-keikka.js';
import type { LahteetRead } from './use-lahteet.js';

/** After an answer the next creation waits this long (O-145). */
const REST_MS = 1_000;

export interface UusiTilausEditing {
  editing: RecordEditing<typeof uusiTilausFields>;
  /** Sets the source, and what its settings say. */
  choose: (sourceAsiakasId: number) => void;
  /** An answer has just come. */
  resting: boolean;
}

/** The form of a new order and its creation. */
export function useUusiTilaus(
  { yyyymmdd, place, onClose, onMade }: SlotProps['order.new'],
  { all: lahteet, failed }: Pick<LahteetRead, 'all' | 'failed'>,
): UusiTilausEditing {
  const ownAsiakasId = useOwnAsiakasId();
  const { create, resting } = useRestingCreate();
  const editing = useRecord<GridKeikka, typeof uusiTilausFields>({
    fields: uusiTilausFields,
    record: null,
    formOf: () => uusiTilausForm(yyyymmdd, place, ownAsiakasId),
    follow: following,
    fault: faultIn,
    save: (_changes, _base, values) => create(values),
    read: () => Promise.resolve(null),
    onSaved: onMade,
    onClose,
    texts: { failed: texts.failed, gone: errors['KEIKKA.NOT_FOUND'].text },
    failedText,
  });
  const { getValues, setValue } = editing.form;

  function following(values: UusiTilausForm, before: UusiTilausForm): Partial<UusiTilausForm> {
    const source = lahteet.find(({ asiakasId }) => asiakasId === values.sourceAsiakasId);
    return followingSource(values, before, { ownAsiakasId, settings: source?.settings ?? noLinkSettings });
  }
  function choose(sourceAsiakasId: number, shouldDirty = true): void {
    const before = getValues();
    const after = { ...before, sourceAsiakasId };
    for (const [name, value] of Object.entries({ sourceAsiakasId, ...following(after, before) }))
      setValue(name as keyof UusiTilausForm, value, { shouldDirty });
  }
  // There is nothing to choose between, and so nothing to lose by leaving.
  const onlyId = lahteet.length === 1 ? lahteet[0]?.asiakasId : undefined;
  useEffect(() => {
    if (onlyId !== undefined) choose(onlyId, false);
    // Once it is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [onlyId]);
  return { editing: useSubmitWhenKnown(lahteet.length > 0 || failed, editing), choose, resting };
}

type Editing = UusiTilausEditing['editing'];

/** Enter that is pressed before the sources are known makes the order as soon as they are, if one of them is chosen. */
function useSubmitWhenKnown(isKnown: boolean, editing: Editing): Editing {
  const { submit } = editing;
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isKnown || !isAwaited.current) return;
    isAwaited.current = false;
    submit();
  });
  return {
    ...editing,
    submit: () => {
      if (isKnown) submit();
      else isAwaited.current = true;
    },
  };
}

/** What is wrong with the order as a whole, in words. */
function faultIn({ sourceAsiakasId, pumppuKesto }: UusiTilausFields): string | undefined {
  if (!sourceAsiakasId) return texts.chooseSource;
  const code = pumppuKestoFault(pumppuKesto);
  return code && errors[code].text;
}

/** Creates, and rests for a second after the answer. */
function useRestingCreate(): { create: ReturnType<typeof useCreateKeikka>; resting: boolean } {
  const send = useCreateKeikka();
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);
  return {
    create: (values) => send(values).finally(() => setResting(true)),
    resting,
  };
}
