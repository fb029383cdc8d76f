import { useRead, useWrite } from '@crt/api-client/hooks';
import { editNotificationLifespan, getNotificationSettings } from '@crt/api-client/main/notification-setting';
import type { NotificationSettings as Settings } from '@crt/api-client/types-main';
import { Skeleton } from '@crt/ui/Skeleton';
import { toast } from '@crt/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { useSendEdit } from '../../shared/edit/use-send-edit.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import type { Rule, RuleGroup } from './rule-group.ts';

// Its fields come when somebody opens it.
const ConnectedRuleDialog = lazy(async () => ({
  default: (await import('./ConnectedRuleDialog.tsx')).ConnectedRuleDialog,
}));

/** The notification settings of whoever is signed in; needs the lock of the page around it (D1 to D15). */
export const ConnectedNotificationSettings = () => {
  const { data, error, isLoadingError, isFetching, refetch } = useRead(getNotificationSettings, {});
  if (isLoadingError)
    return <FailedRead error={error} failed={texts.failed} onRetry={refetch} isRetrying={isFetching} />;
  return data ? <Shown settings={data} /> : <Skeleton height="40rem" />;
};

const Shown = ({ settings }: { readonly settings: Settings }) => {
  const [open, setOpen] = useState<{ readonly group: RuleGroup; readonly rule?: Rule }>();
  return (
    <>
      <NotificationSettings
        settings={settings}
        onExpiry={useSaveExpiry(settings)}
        onAdd={(group) => setOpen({ group })}
        onEdit={(group, rule) => setOpen({ group, rule })}
        onRemove={useRemoveRule()}
      />
      {open && (
        <Suspense>
          <ConnectedRuleDialog settings={settings} {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** Saves the days and tells it (D3). */
function useSaveExpiry({ userId, notificationsSettings: { id } }: Settings) {
  const { mutateAsync } = useWrite(editNotificationLifespan);
  return async (newValue: number) => {
    await mutateAsync({ body: { id, userId, newValue } });
    toast({ message: texts.expiryChanged });
  };
}

/** Asks, deletes and tells how it ended (D13, D14, D15). */
function useRemoveRule() {
  const attempt = useLockedAttempt();
  const send = useSendEdit();
  return (group: RuleGroup, rule: Rule) =>
    void attempt(() => send(group.remove, { id: rule.id }), {
      deleteQuestion: texts.removeQuestion(group.textOf(rule)),
      done: texts.deleted(group.ruleName),
      failed: texts.notDeleted(group.ruleName),
    });
}
