import { findDesignersForSession } from '@crt/api-client/design-sessions/availability';
import {
  addDesignSession,
  getDesignSession,
  updateDesignSession,
} from '@crt/api-client/design-sessions/design-session';
import { skipToken, useRead, useWrite } from '@crt/api-client/hooks';
import type { DesignSession } from '@crt/api-client/types-design-sessions';
import { Banner } from '@crt/ui/Banner';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { toast } from '@crt/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { designOutcome } from '../shared/design-result.ts';
import { useStamped } from '../shared/edit/use-stamped.ts';
import type { DesignerChoices } from './DesignerField.tsx';
import { isInPlannedYear } from './day-time.ts';
import { durationsOfPlan, useFindPlans } from './plan-defaults.ts';
import { isTaken, RemovedEntry } from './RemovedEntry.tsx';
import { draftOfSession, newSession, sessionBody, wishOfDraft, type SessionDraft } from './session-draft.ts';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';
import { SessionDialog } from './SessionDialog.tsx';

export interface ConnectedSessionDialogProps {
  /** The session that is changed; absent to book one. */
  readonly session?: DesignSession | undefined;
  /** What is known of a new one: request, start, durations. */
  readonly known?: Partial<SessionDraft> | undefined;
  /** Zone in which its start is entered, IANA name. */
  readonly zone: string;
  readonly hourCycle?: HourCycle | undefined;
  /** Who is proposed when free, instead of the server's choice: the designer whose schedule is open. */
  readonly preferredDesignerId?: string | undefined;
  /** Only the preferred designer can be chosen: a designer books for nobody else (N1). */
  readonly isOwnOnly?: boolean | undefined;
  readonly onClose: () => void;
  /** It was booked or changed; its id, and the request that it is for. */
  readonly onSaved?: ((id: number, requestId: string | null) => void) | undefined;
}

/** The form of a session with who is free for it and what its request brings along (N13, N14, N35, N44). */
export const ConnectedSessionDialog = (props: ConnectedSessionDialogProps) => {
  const { session, known, zone, hourCycle = 24, onClose } = props;
  const form = useForm<SessionDraft>({
    defaultValues: session ? draftOfSession(session, zone) : newSession(known),
  });
  const designers = useDesigners(form, props);
  const findPlans = useFindPlans();
  const { choose, failure } = useRequest(form);
  const { save, refused } = useSave(props);
  // Whether it is still there, and theirs, is asked of the session itself.
  const stored = useRead(getDesignSession, session ? { id: session.id } : skipToken);
  const gone = isTaken(stored.error) ? stored.error.message : undefined;
  // What was typed stays.
  if (gone !== undefined && !form.formState.isDirty)
    return <RemovedEntry title={texts.edit} message={gone} onClose={onClose} />;
  return (
    <SessionDialog
      form={form}
      isEdit={session !== undefined}
      zone={zone}
      hourCycle={hourCycle}
      designers={designers}
      findPlans={findPlans}
      onRequest={(requestId) => void choose(requestId)}
      requestFailure={failure}
      notice={
        // Not beside the same words of a refusal.
        gone !== undefined &&
        gone !== refused && (
          <Banner tone="critical" live="polite">
            {gone}
          </Banner>
        )
      }
      onClose={onClose}
      onSubmit={save}
    />
  );
};

/** Books the session or changes it, and tells what came of it; `refused` is what the last change was refused with (N20). */
function useSave({ session, zone, onSaved }: ConnectedSessionDialogProps) {
  const add = useWrite(addDesignSession);
  const update = useWrite(updateDesignSession);
  // The form shows what was read then: what somebody else made of it since is told, not overwritten.
  const stamped = useStamped(session?.timestampBase64);
  const save = async (draft: SessionDraft) => {
    const body = sessionBody(draft, zone);
    const answer = session
      ? await stamped((stamp) => update.mutateAsync({ body: { ...body, id: session.id, ...stamp } }))
      : await add.mutateAsync({ body });
    toast({
      message: designOutcome(answer) || (session ? texts.edited : texts.created),
      tone: 'positive',
    });
    if (answer.id !== null) onSaved?.(answer.id, draft.requestId);
  };
  return { save, refused: update.error?.message };
}

/** Who can take what is entered now (N35, N44). */
function useDesigners(
  form: UseFormReturn<SessionDraft>,
  { zone, preferredDesignerId, isOwnOnly = false }: ConnectedSessionDialogProps,
): DesignerChoices {
  const [requestId, start, preparation, length, post] = useWatch({
    control: form.control,
    name: ['requestId', 'start', 'preparation', 'session', 'post'],
  });
  const wish = wishOfDraft({ requestId, start, preparation, session: length, post, designerId: null }, zone);
  const found = useRead(findDesignersForSession, wish && isInPlannedYear(start) ? wish : skipToken);
  return useMemo(() => {
    const { items, chosenDesigner } = found.data ?? {};
    const failure = found.isLoadingError ? found.error.message || texts.designersFailed : undefined;
    const offered = items?.filter(({ id }) => !isOwnOnly || id === preferredDesignerId);
    const isPreferredFree = offered?.some(({ id }) => id === preferredDesignerId) === true;
    const proposed = isPreferredFree
      ? (preferredDesignerId ?? null)
      : isOwnOnly
        ? null
        : (chosenDesigner ?? null);
    return { items: offered, proposed, failure };
  }, [found.data, found.isLoadingError, found.error, isOwnOnly, preferredDesignerId]);
}

/** Brings the durations of a request into the form; what an earlier one brings comes too late (N30). */
function useRequest({ setValue }: UseFormReturn<SessionDraft>) {
  const client = useQueryClient();
  const latest = useRef<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const choose = async (requestId: string | null) => {
    latest.current = requestId;
    setFailure(undefined);
    if (requestId === null) return;
    try {
      const durations = await durationsOfPlan(client, requestId);
      if (latest.current !== requestId) return;
      for (const part of ['preparation', 'session', 'post'] as const)
        setValue(part, durations[part], { shouldDirty: true });
    } catch (reason) {
      if (latest.current === requestId)
        setFailure((reason instanceof Error && reason.message) || texts.planFailed);
    }
  };
  return { choose, failure };
}
