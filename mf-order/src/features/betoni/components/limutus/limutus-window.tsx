import { LIMUTUS_DONE, limutusSteps, m3Text, recoveryTitles, type LimutusConfig } from '@keikka/domain';
import { Banner, Box, Button, Droplets, Flex, Modal, RefreshCw, Spinner, Text, Undo2 } from '@keikka/ui';
import type { Limutus } from '../../api/limutus/use-limutus.js';
import { limutusTexts as texts } from '../../limutus-texts.js';
import { lineName } from '../../model/betoni-view.js';
import { isBusy, type LimutusRun, type LimutusSource } from '../../model/limutus.js';
import { LimutusSteps } from './limutus-steps.js';

interface LimutusWindowProps {
  of: LimutusSource;
  run: LimutusRun;
  /** The amount of the whole order. */
  m3: number;
  config: LimutusConfig;
  /** The order as it is now, for another attempt. */
  onStart: Limutus['start'];
  again: () => LimutusSource;
  onClose: () => void;
}

/** The limutus of a line: its steps while it runs, and what became of the lines. It cannot be closed before that. */
export function LimutusWindow({ of, run, m3, config, onStart, again, onClose }: LimutusWindowProps) {
  const { line, number } = of;
  const busy = isBusy(run);
  return (
    <Modal
      open
      busy={busy}
      onClose={onClose}
      title={texts.title(number)}
      id={line.keikkaId}
      placeKey="limutus"
      width="720px"
      headerEnd={busy ? <Progress run={run} /> : <Droplets aria-hidden />}
      footer={
        <>
          {run.phase === 'failed' && (
            <Text me="auto" textStyle="text.label" color="fg.muted">
              {run.isRestored !== false && texts.stays(m3)}
            </Text>
          )}
          <Button disabled={busy} onClick={onClose}>
            {texts.close}
          </Button>
          {run.phase === 'failed' && run.isRestored === false && (
            <Button onClick={() => location.reload()}>
              <RefreshCw />
              {texts.reload}
            </Button>
          )}
          {(run.phase === 'failed' || run.phase === 'restoring') && (
            <Button variant="primary" disabled={busy} onClick={() => onStart(again())}>
              <Undo2 />
              {texts.retry}
            </Button>
          )}
          {run.phase === 'asking' && run.canOverride && (
            <Button variant="primary" onClick={() => onStart(again(), true)}>
              {texts.override}
            </Button>
          )}
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="3">
        <Text color="fg.muted" overflowWrap="anywhere">{`${m3Text(line.m3)} ${lineName(line)}`}</Text>
        <State of={of} run={run} />
        {run.phase !== 'asking' && <LimutusSteps of={of} run={run} config={config} />}
        {run.phase === 'failed' && <CanDo suggestions={run.failure.suggestions} />}
      </Box>
    </Modal>
  );
}

/** That it runs, and at which step of how many. */
function Progress({ run }: Pick<LimutusWindowProps, 'run'>) {
  return (
    <Flex align="center" gap="1.5" textStyle="text.label" color="fg.muted" whiteSpace="nowrap">
      <Spinner boxSize="3.5" aria-hidden />
      {run.phase === 'running' && texts.step(run.step + 1, limutusSteps.length)}
    </Flex>
  );
}

/** Where it stands, in words. */
function State({ of, run }: Pick<LimutusWindowProps, 'of' | 'run'>) {
  switch (run.phase) {
    case 'running':
      return (
        <Text role="status" fontWeight="semibold">
          {limutusSteps[run.step]?.text}
          {run.attempt > 0 && ` ${texts.retrying(run.attempt, run.attempts)}`}
        </Text>
      );
    case 'restoring':
      return (
        <Banner tone="error">
          <Text fontWeight="semibold">{recoveryTitles.failed}</Text>
          {run.reason} <Text as="span" role="status">{`${texts.restoring}…`}</Text>
        </Banner>
      );
    case 'done':
      return (
        <Banner tone="success">
          <Text fontWeight="semibold">{LIMUTUS_DONE}</Text>
          {run.text}
        </Banner>
      );
    case 'asking':
      return <Warnings {...run} />;
    case 'failed':
      return <Failed of={of} run={run} />;
  }
}

function Warnings({ warnings, canOverride }: Extract<LimutusRun, { phase: 'asking' }>) {
  return (
    <Banner tone="warning">
      <Text fontWeight="semibold">{texts.warnings(warnings.length)}</Text>
      <Box as="ul" ps="4" listStyleType="disc">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Box>
      {!canOverride && texts.needsOverride}
    </Banner>
  );
}

function Failed({ of, run }: { of: LimutusSource; run: Extract<LimutusRun, { phase: 'failed' }> }) {
  const { failure, isRestored, clock, step } = run;
  return (
    <>
      <Banner tone="error">
        <Text>
          <Text as="span" fontWeight="semibold">
            {isRestored === false ? failure.title : recoveryTitles.failed}
          </Text>
          {` ${step ? texts.atStep(step, limutusSteps.length, clock) : texts.atTime(clock)}`}
        </Text>
        {failure.text}
        {isRestored === undefined && ` ${texts.refused}`}
      </Banner>
      {isRestored && (
        <Banner tone="success">
          <Text fontWeight="semibold">{recoveryTitles.recovered}</Text>
          {texts.restored(of.number, of.line.m3)}
        </Banner>
      )}
    </>
  );
}

function CanDo({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <Box>
      <Text textStyle="text.label" fontWeight="semibold" color="fg.muted">
        {texts.canDo}
      </Text>
      <Box as="ul" ps="4" listStyleType="disc">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </Box>
    </Box>
  );
}
