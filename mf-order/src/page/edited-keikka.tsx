import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useSession } from '@keikka/sdk';
import { RecordForm, useThings } from '@keikka/sdk/record';
import { Box, Flex } from '@keikka/ui';
import { FailureBanner, useFirstField } from '@keikka/ui/forms';
import { memo, useState, type RefObject } from 'react';
import { HistoriaLink } from '../features/historia/components/historia-link.js';
import { useKeikkaCache, useMadeVarmenne } from '../features/keikka/api/keikka-cache.js';
import { LoadBar } from '../features/keikka/components/load-bar.js';
import { KuskitPanel } from '../features/kuskit/components/kuskit-panel.js';
import { laskutusSubtitle } from '../features/laskutus/model/laskutus-tab.js';
import { useValintaNames } from '../features/luonnos/api/get-valinnat.js';
import { useNews } from '../features/muutokset/api/use-news.js';
import { NewsBar } from '../features/muutokset/components/news-bar.js';
import type { News } from '../features/muutokset/model/news.js';
import { hasOikeudet } from '../features/oikeudet/model/oikeudet-tab.js';
import { PalkitSection } from '../features/palkit/components/palkit-section.js';
import { AjoOhjeSection } from '../features/tilaus/components/ajo-ohje-section.js';
import { firstStep, type KeikkaStep } from '../features/tilaus/model/keikka-step.js';
import { supplierNames } from '../features/tilaus/model/stored-suppliers.js';
import { VaihelokiSection } from '../features/vaiheloki/components/vaiheloki-section.js';
import { keikkaTitle } from '../words/keikka-title.js';
import { formFieldsOf } from './form/form-fields.js';
import { KeikkaTabs } from './keikka-tabs.js';
import { SaveBar } from './saving/save-bar.js';
import { texts } from './form/texts.js';
import { TilauksenOikeudet } from './tilauksen-oikeudet.js';
import { TilausPanel } from './form/tilaus-panel.js';
import { useAutosaveSetting, type AutosaveSetting } from './saving/use-autosave-setting.js';
import { useFieldNews } from './form/use-field-news.js';
import { useFormReminder } from './form/use-form-reminder.js';
import { useKeikkaEditing, type KeikkaEditing } from './form/use-keikka-editing.js';
import { useReadPanels } from './use-read-panels.js';

export interface EditedKeikkaProps {
  answer: KeikkaGetAnswer;
  /** Closes the window; absent on a page, which stays. */
  onClose?: () => void;
  /** It stands in a partner's page. */
  atPortal?: boolean;
}

interface EditedStepProps extends EditedKeikkaProps {
  /** The step that the address asks for. */
  requested: KeikkaStep | null;
  root: RefObject<HTMLElement | null>;
  onGivenAway: () => void;
}

/** The form of an order, its changes and its save. */
export function EditedKeikka(props: EditedStepProps) {
  const { answer, onClose } = props;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { news, dismiss, saved } = useNews(answer.keikkaData, useMadeVarmenne(answer.keikkaData.keikkaId));
  const autosave = useAutosaveSetting();
  const editing = useKeikkaEditing(answer, {
    autosaveMs: autosave.afterMs,
    onSaved(varmenne) {
      setSavedAt(new Date());
      saved(varmenne);
    },
    onClose: () => onClose?.(),
  });
  return <FormInTabs {...props} {...{ news, autosave, editing, savedAt }} onDismiss={dismiss} />;
}

interface FormInTabsProps extends EditedStepProps {
  news: ReadonlyMap<string, News>;
  onDismiss: () => void;
  autosave: AutosaveSetting;
  editing: KeikkaEditing;
  savedAt: Date | null;
}

/**
 * The order's form in its tabs, with the bar that saves it. It is drawn anew when something of it has changed, and not
 * whenever react-hook-form has looked at its fields, as it does twice in an opening.
 */
const FormInTabs = memo(function FormInTabs(props: FormInTabsProps) {
  const { answer, onClose, requested, root, onGivenAway, atPortal } = props;
  const { news, onDismiss, autosave, editing, savedAt } = props;
  const [step] = useState(() => requested ?? firstStep(answer.keikkaData));
  const fieldNews = useFieldNews(formFieldsOf(answer.access), news);
  const [tab, setTab] = useState('tilaus');
  useFormReminder(editing.leaving !== null && tab !== 'tilaus');
  const readPanels = useReadPanels(answer);
  const valintaNames = useValintaNames(answer);
  const session = useSession();
  const cache = useKeikkaCache();
  const hasSettings = !useThings('vehicleType').isPending;
  const { form } = useFirstField(editing.tries);

  return (
    <RecordForm
      editing={editing}
      unsavedTitle={texts.unsavedTitle(answer.keikkaData.keikkaId)}
      news={fieldNews}
      names={(to, id) => supplierNames(answer.keikkaData)(to, id) ?? valintaNames(to, id)}
      conflictLink={<HistoriaLink {...answer.keikkaData} />}
      conflictTitle={texts.conflict(keikkaTitle(answer.keikkaData))}
    >
      <Flex ref={form} direction="column" flex="1" minH="0" minW="0">
        <LoadBar asked answered hasSettings={hasSettings} />
        <NewsBar news={news} onDismiss={onDismiss} />
        <KeikkaTabs
          panels={{
            tilaus: <TilausPanel answer={answer} editing={editing} step={step} root={root} />,
            // A partner's page is told nothing of how an order is planned.
            ...(!atPortal && {
              lisatiedot: (
                <Box p="4">
                  <KuskitPanel answer={answer} cache={cache} />
                  <AjoOhjeSection editing={editing} />
                  <PalkitSection answer={answer} look="rows" />
                  <VaihelokiSection keikka={answer.keikkaData} mayWrite={answer.access.edit} />
                </Box>
              ),
            }),
            ...readPanels,
            ...(hasOikeudet(session, answer) && {
              oikeudet: <TilauksenOikeudet answer={answer} editing={editing} />,
            }),
          }}
          onChoose={setTab}
          subtitles={{
            tilaus: answer.tilaData.keikkaTilaSelite,
            laskutus: laskutusSubtitle(answer.keikkaData.laskut),
          }}
        />
        {editing.failure && (
          <Box px="4" py="2">
            <FailureBanner {...editing.failure} />
          </Box>
        )}
        <SaveBar {...{ answer, autosave, editing, savedAt, onClose, onGivenAway }} />
      </Flex>
    </RecordForm>
  );
});
