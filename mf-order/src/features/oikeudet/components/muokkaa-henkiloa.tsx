import { errors, personCalls, personFault, uusiPersonFields, type YksiPerson } from '@keikka/contracts';
import { personName } from '@keikka/domain';
import { useApi, type ApiClient } from '@keikka/sdk';
import { RecordField, RecordWindow, useRecord } from '@keikka/sdk/record';
import { Banner, Modal, RetryBanner } from '@keikka/ui';
import { FormSection, ListSkeleton } from '@keikka/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useSavePerson } from '../../../parts/uusi-person/save-person.js';
import { texts as all } from '../texts.js';

const texts = all.edit;

interface MuokkaaHenkiloaProps {
  personId: number;
  onSaved: () => void;
  onClose: () => void;
}

const read = (api: ApiClient, personId: number, signal?: AbortSignal): Promise<YksiPerson> =>
  api.ask(personCalls.get, { personId }, { ...(signal && { signal }) });

/** Name, phone and e-mail of a person on a list [O-057]. Who signs in, or is known to others too, is not changed here. */
export function MuokkaaHenkiloa({ personId, ...of }: MuokkaaHenkiloaProps) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['person', personId],
    queryFn: ({ signal }) => read(api, personId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (query.data?.muokattava) return <HenkiloWindow person={query.data} {...of} />;
  return (
    <Modal open onClose={of.onClose} title={texts.title} placeKey="muokkaa-henkiloa" width="420px">
      {query.isPending && <ListSkeleton loading={all.loading} rows={3} />}
      {query.isError && (
        <RetryBanner onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {texts.loadFailed}
        </RetryBanner>
      )}
      {query.data && <Banner tone="info">{errors['PERSON.NOT_EDITABLE'].text}</Banner>}
    </Modal>
  );
}

type HenkiloWindowProps = Omit<MuokkaaHenkiloaProps, 'personId'> & { person: YksiPerson };

function HenkiloWindow({ person, onSaved, onClose }: HenkiloWindowProps) {
  const api = useApi();
  const { personId } = person;
  const save = useSavePerson();
  const editing = useRecord<YksiPerson, typeof uusiPersonFields>({
    fields: uusiPersonFields,
    record: person,
    fault(values) {
      const fault = personFault(values);
      return fault && errors[fault].text;
    },
    save: (_changes, base, values) =>
      save({ ...values, personId, asiakasId: null, varmenne: base?.varmenne }),
    read: () => read(api, personId),
    onSaved,
    onClose,
    texts: { saved: texts.saved, failed: texts.failed, gone: errors['PERSON.NOT_FOUND'].text },
  });
  return (
    <RecordWindow
      editing={editing}
      title={texts.title}
      lead={personName(person)}
      placeKey="muokkaa-henkiloa"
      conflictTitle={texts.title}
      onClose={onClose}
    >
      {(disabled) => (
        <FormSection title={all.person}>
          <RecordField of={editing} name="personFirstName" disabled={disabled} />
          <RecordField of={editing} name="personLastName" disabled={disabled} />
          <RecordField of={editing} name="personPhone" disabled={disabled} />
          <RecordField of={editing} name="personEmail" disabled={disabled} hint={texts.emailHint} />
        </FormSection>
      )}
    </RecordWindow>
  );
}
