import type { DesignSession } from '@crt/api-client/types-design-sessions';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import { Select } from '@crt/ui/Select';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import type { ReactNode } from 'react';
import type { DesignerChoice } from '../DesignerField.tsx';
import { affectedRow, plainList } from './schedule.css.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';

export interface AffectedSessionsProps {
  readonly sessions: readonly DesignSession[];
  readonly zone: string;
  /** How a session gets another designer; absent for those who may not move it. */
  readonly renderMove?: ((session: DesignSession) => ReactNode) | undefined;
}

/** The sessions that an absence would lie over, each of which can be moved in its place (N11). */
export const AffectedSessions = ({ sessions, zone, renderMove }: AffectedSessionsProps) => (
  <Stack gap={3}>
    <Banner tone="caution" live="assertive">
      {texts.affected(sessions.length)}
      {!renderMove && ` ${texts.askManager}`}
    </Banner>
    <ul aria-label={texts.affectedList} className={plainList}>
      {sessions.map((session) => (
        <li key={session.id} className={affectedRow}>
          <Text as="div">
            {session.requestId} <DateTime value={session.startDate} timeZone={zone} />
          </Text>
          {renderMove?.(session)}
        </li>
      ))}
    </ul>
  </Stack>
);

export interface MoveSessionProps {
  readonly requestId: string;
  /** Who is free instead; undefined while they are looked for. */
  readonly designers: readonly DesignerChoice[] | undefined;
  readonly value: string | null;
  readonly onChange: (designerId: string | null) => void;
  readonly onMove: () => void;
  readonly isMoving?: boolean;
  /** Why it was not moved, or nobody was found. */
  readonly failure?: string | undefined;
}

/** Another designer for a session, and the press that moves it. */
export const MoveSession = (props: MoveSessionProps) => {
  const { requestId, designers, value, onChange, onMove, isMoving = false, failure } = props;
  const nobody = designers?.length === 0 ? texts.nobodyFree : undefined;
  return (
    <>
      <Select<string>
        label={texts.moveTo(requestId)}
        isDisabled={!designers?.length}
        options={designers ?? []}
        value={value}
        onChange={onChange}
        errorMessage={failure ?? nobody}
      />
      <Button
        aria-label={texts.moveOf(requestId)}
        onPress={onMove}
        isPending={isMoving}
        isDisabled={value === null}
      >
        {texts.move}
      </Button>
    </>
  );
};
