import { Badge } from '@crt/ui/Badge';
import { Inline } from '@crt/ui/Stack';
import { StatusMark, type Status } from '@crt/ui/StatusMark';
import type { ImportItem } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';

const looks: Readonly<Record<ImportItem['state'], Status>> = {
  queued: 'pending',
  running: 'progress',
  stopped: 'paused',
  done: 'done',
  failed: 'failed',
};

/** How far an import is, and whether it is one in earnest. */
export const ImportStateMark = ({ state, isDryRun }: Pick<ImportItem, 'state' | 'isDryRun'>) => (
  <Inline gap={2}>
    <StatusMark status={looks[state]}>{texts.states[state]}</StatusMark>
    {isDryRun && <Badge tone="info">{texts.dryRunMark}</Badge>}
  </Inline>
);
