import { Button } from '@crt/ui/Button';
import { ProgressBar } from '@crt/ui/ProgressBar';
import { Stack } from '@crt/ui/Stack';
import type { ImportFacts } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';

export interface ImportProgressBarProps {
  readonly one: Pick<
    ImportFacts,
    'state' | 'isDryRun' | 'rowCount' | 'doneCount' | 'rowsPerSecond' | 'secondsLeft' | 'waitsForId'
  >;
  readonly onStop: () => void;
}

/** How far an import is: what it does, how fast, and how long that may still take. It can be left, or stopped. */
export const ImportProgressBar = ({ one, onStop }: ImportProgressBarProps) => {
  const { state, isDryRun, rowCount, doneCount, rowsPerSecond, secondsLeft, waitsForId } = one;
  const waiting = waitsForId === null ? texts.waiting : texts.waitsFor(waitsForId);
  const running = isDryRun ? texts.runningDry : texts.running;
  return (
    <Stack gap={2} align="start">
      <div style={{ inlineSize: '100%' }}>
        <ProgressBar
          label={state === 'queued' ? waiting : running}
          value={doneCount}
          maximum={Math.max(rowCount, 1)}
          valueText={texts.progress(doneCount, rowCount, rowsPerSecond, secondsLeft)}
        />
      </div>
      <Button size="small" onPress={onStop}>
        {texts.stop}
      </Button>
    </Stack>
  );
};
