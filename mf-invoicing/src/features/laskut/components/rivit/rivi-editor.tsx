import { laskuRiviFields, type LaskuRivi } from '@keikka/contracts';
import { euroText, onLaskulla } from '@keikka/domain';
import { ApiError } from '@keikka/sdk';
import { RecordField, RecordForm, useRecord } from '@keikka/sdk/record';
import { Box } from '@keikka/ui';
import { Checkbox, FailureBanner } from '@keikka/ui/forms';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { byHand } from '../../api/rivi-calls.js';
import type { RiviActs } from '../../api/use-rivit.js';
import { mappedRefusals, riviTexts as texts } from '../../rivi-texts.js';
import { Line } from './grid.js';
import { RiviActions } from './rivi-actions.js';

const { riviSelite, riviSelite2, määrä, yksikkö, hinta, aleProsentti, alv, kustannusPaikka } =
  laskuRiviFields;
/** What is changed in the row itself. */
const edited = { riviSelite, riviSelite2, määrä, yksikkö, hinta, aleProsentti, alv, kustannusPaikka };

export type RiviField = keyof typeof edited;

interface RiviEditorProps {
  rivi: LaskuRivi;
  acts: RiviActs;
  /** The field in which it begins. */
  first: RiviField;
  /** Enter goes to the same field of the next row. */
  onNext: (field: RiviField) => void;
  onClose: () => void;
  /** Opens or closes why the row has its price. */
  onWhy: () => void;
}

const refusalOf = (error: unknown): string =>
  (error instanceof ApiError && mappedRefusals[error.errorCode]) || texts.saveFailed;

/** A row whose fields are open. It is saved by Enter and when it is left; Esc gives the change up. */
export function RiviEditor({ rivi, acts, first, onNext, onClose, onWhy }: RiviEditorProps) {
  const { calls } = acts;
  const editing = useRecord({
    fields: edited,
    record: rivi,
    save: (changes, base) =>
      calls.save(byHand(changes), {
        keikkaLaskuRiviId: rivi.keikkaLaskuRiviId,
        ...(base && { varmenne: base.varmenne }),
      }),
    read: async () => {
      await calls.readAgain();
      return calls.shown(rivi.keikkaLaskuRiviId) ?? null;
    },
    onSaved: (saved, before) => before && acts.saved(saved, before),
    onClose,
    texts: { failed: texts.saveFailed, gone: texts.gone },
    failedText: refusalOf,
    stays: true,
  });
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = row.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`);
    field?.focus();
    field?.select();
  }, [first]);

  /** Whether nothing is left to be stored. */
  async function settled(): Promise<boolean> {
    return !editing.dirty || (!editing.busy && (await editing.saved()));
  }
  async function leave({ relatedTarget }: FocusEvent): Promise<void> {
    if (row.current?.contains(relatedTarget) || editing.conflicts) return;
    if (await settled()) onClose();
  }
  const onKeyDown = useRowKeys({
    ...{ rivi, acts, onClose, onNext, onWhy, settled },
    discard: () => editing.form.reset(),
  });
  const isOn = onLaskulla(rivi);
  const field = { of: editing, inTable: true } as const;
  return (
    <RecordForm editing={editing} conflictTitle={texts.conflict(rivi.riviSelite)} isPart>
      {editing.failure && <FailureBanner {...editing.failure} />}
      <Line ref={row} role="row" data-open onKeyDown={onKeyDown} onBlur={(event) => void leave(event)}>
        <Box role="cell">
          <Checkbox
            label={texts.onLasku(rivi.riviSelite)}
            labelHidden
            checked={rivi.aktiivinen}
            onCheckedChange={(aktiivinen) => acts.setActive(rivi, aktiivinen)}
          />
        </Box>
        {(['riviSelite', 'riviSelite2', 'määrä', 'yksikkö', 'hinta', 'aleProsentti', 'alv'] as const).map(
          (name) => (
            <Box
              key={name}
              role="cell"
              data-below={name === 'riviSelite2' || undefined}
              css={{ '&&': { px: '1' } }}
            >
              <RecordField {...field} name={name} />
            </Box>
          ),
        )}
        <Box role="cell" data-number data-strong>
          {euroText(isOn ? rivi.netto : 0)}
        </Box>
        <Box role="cell" data-number data-wide>
          {euroText(isOn ? rivi.alvSumma : 0)}
        </Box>
        <Box role="cell" data-wide css={{ '&&': { px: '1' } }}>
          <RecordField {...field} name="kustannusPaikka" />
        </Box>
        <RiviActions rivi={rivi} acts={acts} onWhy={onWhy} />
      </Line>
    </RecordForm>
  );
}

interface RowKeys extends Pick<RiviEditorProps, 'rivi' | 'acts' | 'onNext' | 'onClose' | 'onWhy'> {
  settled: () => Promise<boolean>;
  discard: () => void;
}

/** What keys do in an open row. */
function useRowKeys({ rivi, acts, onNext, onClose, onWhy, settled, discard }: RowKeys) {
  return (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const act = (): (() => void) | undefined => {
      if (altKey && key === 'ArrowUp') return () => acts.move(rivi, -1);
      if (altKey && key === 'ArrowDown') return () => acts.move(rivi, 1);
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => void acts.copy(rivi);
      if ((ctrlKey || metaKey) && key === 'Delete') return () => acts.remove(rivi);
      if (key === 'F2') return onWhy;
      if (key === 'Escape')
        return () => {
          discard();
          onClose();
        };
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return undefined;
      return () => void settled().then((done) => done && onNext(target.name as RiviField));
    };
    const work = act();
    if (!work) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) work();
  };
}
