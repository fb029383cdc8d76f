import type { NotificationSettings } from '@crt/api-client/types-main';
import { toast } from '@crt/ui/toast';
import { useState } from 'react';
import { useSendEdit } from '../../shared/edit/use-send-edit.ts';
import { notificationSettingsTexts as texts } from './notification-settings.texts.ts';
import { bodyOf, draftOf, type Rule, type RuleGroup } from './rule-group.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { useRuleChoices } from './use-rule-choices.ts';

export interface ConnectedRuleDialogProps {
  readonly settings: NotificationSettings;
  readonly group: RuleGroup;
  /** The rule to edit; absent for a new one. */
  readonly rule?: Rule | undefined;
  readonly onClose: () => void;
}

/** Adds a rule to a group, or changes one; tells it in the words of the group (D4, D13, D14). */
export const ConnectedRuleDialog = ({ settings, group, rule, onClose }: ConnectedRuleDialogProps) => {
  const send = useSendEdit();
  const [sources, setSources] = useState(() => draftOf(group, rule));
  return (
    <RuleDialog
      group={group}
      rule={rule}
      choices={useRuleChoices(settings, group, sources)}
      onSources={(next) => setSources({ ...sources, ...next })}
      onClose={onClose}
      onSubmit={async (draft) => {
        const body = { ...bodyOf(group, draft), notificationSettingsId: settings.notificationsSettings.id };
        if (rule) await send(group.change, { body: { ...body, id: rule.id } });
        else await send(group.add, { body });
        toast({ message: (rule ? texts.changed : texts.added)(group.ruleName) });
      }}
    />
  );
};
