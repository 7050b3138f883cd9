import { useState } from 'react';
import { EditedKeikka, type EditedKeikkaProps } from './edited-keikka.js';
import { KeikkaTabs } from './keikka-tabs.js';
import { useReadPanels } from './use-read-panels.js';

/** An order in its tabs, with its form for who may edit it. */
export function KeikkaBody({ answer, onClose }: EditedKeikkaProps) {
  const readPanels = useReadPanels(answer);
  // Whoever loses the right while typing keeps what is typed; the service refuses the save.
  const [isEdited, setEdited] = useState(answer.access.edit);
  if (answer.access.edit && !isEdited) setEdited(true);
  if (isEdited) return <EditedKeikka answer={answer} onClose={onClose} />;
  return <KeikkaTabs panels={readPanels} />;
}
